import { describe, expect, it } from 'vitest';
import { DAILY_LIMITS, type DailyLimitKind, dailyLimitNote, leftOf } from './dailyLimits.ts';

const KINDS = Object.keys(DAILY_LIMITS) as DailyLimitKind[];

describe('what one person may do so often a day', () => {
  it('is 20 times feedback, skills, proposals and achievements, and 50 units', () => {
    expect(KINDS.map((kind) => [kind, DAILY_LIMITS[kind].most])).toEqual([
      ['feedback', 20],
      ['skills', 20],
      ['proposals', 20],
      ['achievements', 20],
      ['follows', 50],
    ]);
  });

  it.each(KINDS)('names its number where it is reached: %s', (kind) => {
    expect(DAILY_LIMITS[kind].reached).toContain(` ${DAILY_LIMITS[kind].most} `);
    expect(DAILY_LIMITS[kind].near).toContain('{count}');
  });

  it.each([
    [0, 20],
    [19, 1],
    [20, 0],
    [21, 0],
  ])('has after %i skills %i left', (done, left) => expect(leftOf('skills', done)).toBe(left));

  it.each([
    [undefined, undefined],
    [20, undefined],
    [6, undefined],
    [5, 'You can add {count} more skills today.'],
    [2, 'You can add {count} more skills today.'],
    [1, 'You can add 1 more skill today.'],
    [0, 'You have added 20 skills in the last 24 hours. Please come back tomorrow.'],
  ])('is told where %s are left: %s', (left, text) => expect(dailyLimitNote('skills', left)?.text).toBe(text));
});
