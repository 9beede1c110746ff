import { describe, expect, it } from 'vitest';
import { pipelineSentence, toStages } from './stages.ts';

const PIPELINE = [
  { _id: 'cancelled', count: 2 },
  { _id: 'planned', count: 9 },
  { _id: 'completed', count: 9 },
];

describe('toStages', () => {
  it('lists the statuses in life cycle order, including those without events', () => {
    expect(toStages(PIPELINE).map(({ name, count, share }) => `${name} ${count} ${share}`)).toEqual([
      'planned 9 45%',
      'ongoing 0 0%',
      'completed 9 45%',
      'cancelled 2 10%',
    ]);
  });

  it('sums unknown and missing statuses as "other"', () => {
    const stages = toStages([...PIPELINE, { _id: 'postponed', count: 3 }, { _id: null, count: 1 }]);
    expect(stages.at(-1)).toMatchObject({ name: 'other', count: 4, status: 'other' });
  });

  it('returns every status with zero without events', () => {
    expect(toStages([]).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  });
});

it.each([
  [PIPELINE, '20 events: 9 planned, 9 completed, 2 cancelled.'],
  [[{ _id: 'ongoing', count: 1 }], '1 event: 1 ongoing.'],
  [[{ _id: 'ongoing', count: 0 }], 'No events yet.'],
])('summarizes the pipeline %j in a sentence', (pipeline, sentence) => expect(pipelineSentence(pipeline, 'en-IN')).toBe(sentence));
