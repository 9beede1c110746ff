import { describe, expect, it } from 'vitest';
import { pathOf, textsOf } from '../../testing/marks.ts';
import { textWidth } from '../plot/textLayout.ts';
import { fillMonths } from './months.ts';
import { trendLayout } from './trendLayout.ts';

const BOX = { width: 400, em: 10, isRightToLeft: false, locale: 'en-IN' };
const UNIT = { one: 'participant', other: 'participants' };
const UNTIL = { year: 2026, month: 11 };

function year(values: readonly number[], months = values.length) {
  const figures = values.map((value, index) => ({ year: 2026, month: 11 - index, value })).filter(({ month }) => month > 0);
  return { months: fillMonths(figures, { months, until: UNTIL }), unit: UNIT };
}

const labelsOf = (layout: ReturnType<typeof trendLayout>, kind: string) => textsOf(layout, kind).map(({ text }) => text);

describe('trendLayout', () => {
  it('places one point per month, oldest first, at equal distances inside the drawing', () => {
    const { points, height } = trendLayout(year([84, 72], 12), BOX);
    expect(points).toHaveLength(12);
    const steps = points.slice(1).map(({ x }, index) => x - (points[index]?.x ?? 0));
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.3);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThanOrEqual(392);
      expect(y).toBeLessThan(height);
    }
    expect(points.at(-1)).toMatchObject({ name: 'November 2026', value: '84 participants' });
    expect(points[0]).toMatchObject({ name: 'December 2025', value: '0 participants' });
  });

  it('places larger values higher and zero on the baseline', () => {
    const layout = trendLayout(year([90, 45, 0]), BOX);
    const [zero, middle, max] = layout.points.map(({ y }) => y);
    expect(zero).toBe(128);
    expect(middle).toBeCloseTo(((zero ?? 0) + (max ?? 0)) / 2, 0);
    expect(labelsOf(layout, 'figure')).toEqual(['0', '50', '100']);
    expect(pathOf(layout, 'rules')).toMatch(/^M\S+ 128H392M/);
  });

  it('ends the axis with a round number at or slightly above the maximum', () => {
    const axis = (max: number) => labelsOf(trendLayout(year([max, 0]), BOX), 'figure');
    expect(axis(100)).toEqual(['0', '50', '100']);
    expect(axis(103)).toEqual(['0', '20', '40', '60', '80', '100', '120']);
    expect(axis(208)).toEqual(['0', '50', '100', '150', '200', '250']);
    for (let max = 1; max <= 2000; max += 1) {
      const end = Number(axis(max).at(-1)?.replaceAll(',', ''));
      expect(end, `for ${max}`).toBeGreaterThanOrEqual(max);
      expect(max / end, `for ${max}`).toBeGreaterThanOrEqual(0.75);
    }
  });

  it('uses only whole numbers on the axis', () => {
    expect(labelsOf(trendLayout(year([1, 0]), BOX), 'figure')).toEqual(['0', '1']);
    expect(labelsOf(trendLayout(year([0, 0]), BOX), 'figure')).toEqual(['0', '1']);
  });

  it('labels the latest point', () => {
    expect(textsOf(trendLayout(year([84, 72]), BOX), 'latest-name')[0]).toMatchObject({ text: '84 in Nov', anchor: 'end', x: 400 });
  });

  it('always labels the latest month, and fewer of the others in a narrow drawing', () => {
    const wide = labelsOf(trendLayout(year([1], 12), { ...BOX, width: 600 }), 'month');
    const narrow = labelsOf(trendLayout(year([1], 12), { ...BOX, width: 240 }), 'month');
    expect(wide).toEqual(['Dec', '2025', 'Jan', '2026', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']);
    expect(narrow).toEqual(['Jan', '2026', 'Mar', 'May', 'Jul', 'Sep', 'Nov']);
  });

  it('mirrors the layout on right-to-left pages', () => {
    const layout = trendLayout(year([84, 72, 60]), { ...BOX, isRightToLeft: true });
    const { points } = layout;
    expect(points[0]?.x).toBeGreaterThan(points[2]?.x ?? 0);
    expect(points[2]?.x).toBe(8);
    expect(textsOf(layout, 'figure')[0]).toMatchObject({ x: 400, anchor: 'end' });
  });

  it('draws notes on the side with room and adds them to the text of the month', () => {
    const notes = [
      { year: 2026, month: 11, text: 'Festival' },
      { year: 2026, month: 9, text: 'Examinations' },
      { year: 2025, month: 1, text: 'Long ago' },
    ];
    const layout = trendLayout({ ...year([84, 72, 60]), notes }, BOX);
    const [first, latest, ...others] = textsOf(layout, 'note');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ anchor: 'start', text: 'Examinations' });
    expect(latest).toMatchObject({ anchor: 'end', text: 'Festival' });
    expect(layout.points.at(-1)?.value).toBe('84 participants. Festival');
    expect(layout.height).toBeGreaterThan(trendLayout(year([84, 72, 60]), BOX).height);
    const mirrored = textsOf(trendLayout({ ...year([84, 72, 60]), notes }, { ...BOX, isRightToLeft: true }), 'note');
    expect(mirrored.map(({ anchor }) => anchor)).toEqual(['end', 'start']);
  });

  it('places notes below each other, inside the drawing, when they do not fit side by side', () => {
    const notes = [
      { year: 2026, month: 11, text: 'Festival of all the clubs' },
      { year: 2026, month: 10, text: 'Examinations of the semester' },
    ];
    const narrow = { ...BOX, width: 300 };
    const layout = trendLayout({ ...year([84, 72, 60]), notes }, narrow);
    const texts = textsOf(layout, 'note');
    expect(texts.map(({ text }) => text)).toEqual(['Examinations of the semester', 'Festival of all the clubs']);
    for (const { text, x } of texts) {
      expect(x - textWidth(text, narrow.em) / 2).toBeGreaterThanOrEqual(-1);
      expect(x + textWidth(text, narrow.em) / 2).toBeLessThanOrEqual(301);
    }
    expect(texts[1]?.y).toBeGreaterThan(texts[0]?.y ?? 0);
    expect(Math.min(...layout.points.map(({ y }) => y))).toBeGreaterThan(texts[1]?.y ?? 0);
  });

  it('centers a single month', () => {
    const layout = trendLayout(year([84]), BOX);
    const { points } = layout;
    expect(points).toHaveLength(1);
    expect(points[0]?.x).toBeGreaterThan(150);
    expect(points[0]?.x).toBeLessThan(250);
    expect(pathOf(layout, 'line')).not.toContain('NaN');
    expect(pathOf(layout, 'dots')).toBe('');
  });

  it('contains no NaN, Infinity or null at any width', () => {
    for (const width of [1, 120, 320, 1440]) {
      expect(JSON.stringify(trendLayout(year([84, 72, 60]), { ...BOX, width }))).not.toMatch(/NaN|Infinity|null/);
    }
  });
});
