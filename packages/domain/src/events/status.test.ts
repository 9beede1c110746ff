import { describe, expect, it } from 'vitest';
import { eventStatus } from './status.ts';

const START = '2026-12-05T04:30:00.000Z';
const END = '2026-12-05T11:30:00.000Z';

describe('eventStatus', () => {
  it.each([
    ['before its start', START, END, '2026-12-05T04:29:59.999Z', 'planned'],
    ['at its start', START, END, START, 'ongoing'],
    ['just before its end', START, END, '2026-12-05T11:29:59.999Z', 'ongoing'],
    ['at its end', START, END, END, 'completed'],
    ['without dates', null, null, END, 'planned'],
    ['with blank dates', '', '', END, 'planned'],
    ['without an end, before its start', START, null, '2026-12-05T04:00:00.000Z', 'planned'],
    ['without an end, less than one day after its start', START, null, '2026-12-06T04:29:00.000Z', 'ongoing'],
    ['without an end, one day after its start', START, null, '2026-12-06T04:30:00.000Z', 'completed'],
    ['without a start, before its end', null, END, START, 'planned'],
    ['without a start, at its end', null, END, END, 'completed'],
    ['with an end before its start, at a time between the two', END, START, '2026-12-05T06:00:00.000Z', 'planned'],
  ])('derives the status from the schedule: %s', (_, start, end, now, expected) => {
    expect(eventStatus({ stored: 'planned', start, end, now: new Date(now) })).toBe(expected);
  });

  it('returns the stored canceled status whatever the schedule', () => {
    for (const now of [START, END])
      expect(eventStatus({ stored: 'cancelled', start: START, end: END, now: new Date(now) })).toBe('cancelled');
  });

  it.each(['completed', 'ongoing', 'nonsense', null, undefined])('ignores the stored status %j', (stored) => {
    expect(eventStatus({ stored, start: START, end: END, now: new Date('2026-12-01T00:00:00.000Z') })).toBe('planned');
  });
});
