import { describe, expect, it } from 'vitest';
import { formatMessage } from '../messages/formatMessage.ts';
import { DAILY_LIMITS, type DailyLimitKind, dailyLimitNote, leftOf, MAX_UNENDORSED, unendorsedLeft } from './dailyLimits.ts';

const KINDS = Object.keys(DAILY_LIMITS) as DailyLimitKind[];

describe('daily limits', () => {
  it('are 20 for feedback, skills, proposals and achievements, and 50 for follows', () => {
    expect(KINDS.map((kind) => [kind, DAILY_LIMITS[kind].most])).toEqual([
      ['feedback', 20],
      ['skills', 20],
      ['proposals', 20],
      ['achievements', 20],
      ['follows', 50],
    ]);
  });

  it.each(KINDS)('are named in the limit message: %s', (kind) => {
    expect(DAILY_LIMITS[kind].reached).toContain(` ${DAILY_LIMITS[kind].most} `);
    expect(DAILY_LIMITS[kind].near).toContain('{count}');
  });

  it.each([
    [0, 20],
    [19, 1],
    [20, 0],
    [21, 0],
  ])('after %i skills leave %i', (done, left) => expect(leftOf('skills', done)).toBe(left));

  it.each([
    [undefined, undefined],
    [20, undefined],
    [6, undefined],
    [5, 'You can add {count} more skills today.'],
    [2, 'You can add {count} more skills today.'],
    [1, 'You can add 1 more skill today.'],
    [0, 'You have added 20 skills in the last 24 hours. Please come back tomorrow.'],
  ])('with %s left show the note: %s', (left, text) => expect(dailyLimitNote('skills', left)?.text).toBe(text));
});

describe('items pending endorsement', () => {
  it('are limited to 100 per person, five times the daily limit', () => {
    expect(MAX_UNENDORSED).toBe(100);
    expect(MAX_UNENDORSED).toBe(5 * DAILY_LIMITS.skills.most);
  });

  it.each([
    [0, 100],
    [99, 1],
    [100, 0],
    [130, 0],
  ])('with %i pending leave room for %i', (waiting, left) => expect(unendorsedLeft(waiting)).toBe(left));

  const REACHED = '100 of your skills and achievements wait for endorsement. You can add more once some are endorsed.';
  it.each([
    [undefined, undefined, undefined],
    [20, 100, undefined],
    [20, 6, undefined],
    [20, 5, 'You can add 5 more until some are endorsed.'],
    [undefined, 5, 'You can add 5 more until some are endorsed.'],
    [3, 1, 'You can add 1 more until some are endorsed.'],
    [3, 3, 'You can add 3 more skills today.'],
    [2, 5, 'You can add 2 more skills today.'],
    [20, 0, REACHED],
    [0, 0, REACHED],
    [0, 5, 'You have added 20 skills in the last 24 hours. Please come back tomorrow.'],
  ])('with %s left today and %s left pending show the note: %s', (left, unendorsed, text) => {
    const note = dailyLimitNote('skills', left, unendorsed);
    expect(note && formatMessage(note)).toBe(text);
  });
});
