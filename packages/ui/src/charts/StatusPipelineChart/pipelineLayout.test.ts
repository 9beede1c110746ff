import { describe, expect, it } from 'vitest';
import { boxesOf, textsOf } from '../../testing/marks.ts';
import { pipelineLayout } from './pipelineLayout.ts';
import { toStages } from './stages.ts';

const BOX = { width: 406, em: 10, isRightToLeft: false, locale: 'en-IN' };
const STAGES = toStages([
  { _id: 'planned', count: 10 },
  { _id: 'completed', count: 20 },
  { _id: 'cancelled', count: 10 },
]);

describe('pipelineLayout', () => {
  it('fills the width with one segment per status with events', () => {
    const boxes = boxesOf(pipelineLayout(STAGES, BOX), 'segment').map(({ x, width }) => [x, width]);
    expect(boxes).toEqual([
      [0, 101.5],
      [104.5, 197],
      [304.5, 101.5],
    ]);
  });

  it('shows the count of every status, including zero', () => {
    const layout = pipelineLayout(STAGES, BOX);
    const counts = textsOf(layout, 'count');
    expect(textsOf(layout, 'name').map(({ text }, index) => `${counts[index]?.text} ${text}`)).toEqual([
      '10 planned',
      '0 ongoing',
      '20 completed',
      '10 cancelled',
    ]);
  });

  it('arranges the four counts in one, two or four rows depending on the width', () => {
    const rows = (width: number) => textsOf(pipelineLayout(STAGES, { ...BOX, width }), 'count').map(({ y }) => Math.round(y));
    expect(new Set(rows(406)).size).toBe(1);
    expect(new Set(rows(260)).size).toBe(2);
    expect(new Set(rows(100)).size).toBe(4);
  });

  it('distinguishes the statuses without color', () => {
    const statuses = ['planned', 'ongoing', 'completed', 'cancelled'];
    const { marks } = pipelineLayout(toStages(statuses.map((_id) => ({ _id, count: 1 }))), BOX);
    const looksOf = (status: string) =>
      marks.filter(({ key }) => key.endsWith(`segment ${status}`)).map((mark) => ['d' in mark ? mark.d.length > 20 : false, mark.look]);
    expect(statuses.map(looksOf)).toEqual([
      [[false, ['info', 'outlined']]],
      [
        [false, ['positive', 'outlined']],
        [true, ['positive', 'outlined']],
      ],
      [[false, 'neutral']],
      [
        [false, ['critical', 'outlined']],
        [true, ['critical', 'outlined']],
      ],
    ]);
  });

  it('maps pointer positions in the bar and at the counts to statuses', () => {
    const { pointAt } = pipelineLayout(STAGES, BOX);
    expect([pointAt(50, 5), pointAt(200, 5), pointAt(400, 5)]).toEqual([0, 2, 3]);
    expect([pointAt(50, 40), pointAt(150, 40)]).toEqual([0, 1]);
    expect(pointAt(50, 900)).toBe(-1);
  });

  it('mirrors the layout on right-to-left pages', () => {
    const layout = pipelineLayout(STAGES, { ...BOX, isRightToLeft: true });
    expect(boxesOf(layout, 'segment')[0]?.x).toBe(304.5);
    expect(textsOf(layout, 'count')[0]).toMatchObject({ x: 406, anchor: 'end' });
  });

  it('draws no segments without events', () => {
    const layout = pipelineLayout(toStages([]), BOX);
    expect(boxesOf(layout, 'segment')).toEqual([]);
    expect(layout.points).toHaveLength(4);
  });
});
