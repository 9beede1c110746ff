import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsInOrder } from './inOrder.ts';

const NOW = new Date('2026-11-20T09:30:00.000Z');

function event(name: string, start: string | null, end: string | null = null) {
  return { name, schedule: { start, end } };
}

describe('eventsInOrder', () => {
  it.each([
    [
      'an ongoing event before an upcoming one',
      event('on', '2026-11-20T08:00:00Z', '2026-11-20T12:00:00Z'),
      event('next', '2026-11-20T10:00:00Z'),
    ],
    ['an earlier upcoming event before a later one', event('tomorrow', '2026-11-21T09:30:00Z'), event('next week', '2026-11-27T09:30:00Z')],
    ['an upcoming event before an undated one', event('next year', '2027-11-20T09:30:00Z'), event('undated', null)],
    ['an undated event before a past one', event('undated', null), event('just over', '2026-11-20T08:00:00Z', '2026-11-20T09:30:00Z')],
    ['an event with blank dates before a past one', event('blank', '', ''), event('over', '2026-11-01T08:00:00Z', '2026-11-01T09:30:00Z')],
    [
      'a more recent past event before an earlier one',
      event('yesterday', '2026-11-19T09:00:00Z'),
      event('last week', '2026-11-12T09:00:00Z'),
    ],
    [
      'an event without an end counts as past one day after its start',
      event('not yet', '2026-11-19T09:30:01Z'),
      event('over', '2026-11-19T09:30:00Z'),
    ],
    [
      'an event without a start is ordered by its end',
      event('ends', null, '2026-11-21T09:30:00Z'),
      event('starts later', '2026-11-22T09:30:00Z'),
    ],
    ['an event without a start counts as past at its end', event('undated', null), event('ended', null, '2026-11-20T09:30:00Z')],
  ])('orders events: %s', (_, first, second) => {
    expect(eventsInOrder([second, first], NOW)).toEqual([first, second]);
    expect(eventsInOrder([first, second], NOW)).toEqual([first, second]);
  });

  const DAY_MS = 24 * 60 * 60 * 1000;
  /** Half-day steps around now, so that equal times are frequent. */
  const moments = fc.option(
    fc.integer({ min: -6, max: 6 }).map((steps) => new Date(NOW.getTime() + (steps * DAY_MS) / 2).toISOString()),
    { nil: null },
  );
  const lists = fc
    .array(fc.record({ start: moments, end: moments }), { maxLength: 30 })
    .map((schedules) => schedules.map((schedule, number) => ({ number, schedule })));

  it('returns every event exactly once and does not mutate its input', () => {
    fc.assert(
      fc.property(lists, (events) => {
        const before = structuredClone(events);
        const ordered = eventsInOrder(events, NOW);
        expect(events).toEqual(before);
        expect(ordered.toSorted((one, other) => one.number - other.number)).toEqual(before);
      }),
    );
  });

  it('does not depend on the input order, except for events at equal times', () => {
    fc.assert(
      fc.property(lists, (events) => {
        const schedules = (list: typeof events) => list.map(({ schedule }) => schedule.start ?? schedule.end);
        expect(schedules(eventsInOrder(events.toReversed(), NOW))).toEqual(schedules(eventsInOrder(events, NOW)));
      }),
    );
  });

  it('is stable and idempotent', () => {
    fc.assert(
      fc.property(lists, (events) => {
        const ordered = eventsInOrder(events, NOW);
        expect(eventsInOrder(ordered, NOW)).toEqual(ordered);
        const sameSchedule = (index: number) => JSON.stringify(ordered[index]?.schedule) === JSON.stringify(ordered[index - 1]?.schedule);
        for (const [index, { number }] of ordered.entries()) {
          if (index > 0 && sameSchedule(index)) expect(number).toBeGreaterThan(ordered[index - 1]?.number ?? -1);
        }
      }),
    );
  });
});
