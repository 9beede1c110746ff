import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datedEvents, eventsOfDay, layOutWeek } from './lanes.ts';

const WEEK = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
const ZONE = 'UTC';

function event(_id: string, start: string | null, end: string | null = null) {
  return { _id, start: start && `2026-11-${start}:00.000Z`, end: end && `2026-11-${end}:00.000Z` };
}

const FESTIVAL = event('festival', '14T10:00', '17T12:00');
const CAMP = event('camp', '17T08:00', '23T18:00');
const TALK = event('talk', '16T09:00', '16T10:00');
const GAME = event('game', '16T18:00', '16T20:00');
const CHOIR = event('choir', '16T20:30', '16T22:00');

function shown(events: readonly ReturnType<typeof event>[], lines: number) {
  return layOutWeek(datedEvents(events, ZONE), WEEK, lines).map(({ lines: ofDay, moreCount }) => [
    ...ofDay.map((placed) => placed?.event._id ?? '-'),
    ...(moreCount > 0 ? [`+${moreCount}`] : []),
  ]);
}

describe('calendar week', () => {
  it('keeps an event of several days in one line and fills the free lines', () => {
    expect(shown([GAME, CAMP, TALK, FESTIVAL], 3)).toEqual([
      ['festival'],
      ['festival', 'talk', 'game'],
      ['festival', 'camp'],
      ['-', 'camp'],
      ['-', 'camp'],
      ['-', 'camp'],
      ['-', 'camp'],
    ]);
  });

  it('counts the events that do not fit', () => {
    expect(shown([GAME, CHOIR, TALK, FESTIVAL], 3)[1]).toEqual(['festival', 'talk', '+2']);
    expect(shown([GAME, CHOIR, TALK, FESTIVAL], 1)[1]).toEqual(['+4']);
    expect(shown([GAME, TALK, FESTIVAL], 3)[1]).toEqual(['festival', 'talk', 'game']);
  });

  it('ignores events of other weeks and events without a date', () => {
    expect(shown([event('none', null), event('later', '22T10:00'), event('before', '14T10:00')], 3)).toEqual(WEEK.map(() => []));
  });

  it('lists the events of a day in order', () => {
    const ids = eventsOfDay(datedEvents([GAME, CAMP, TALK, FESTIVAL], ZONE), '2026-11-16').map(({ event: { _id } }) => _id);
    expect(ids).toEqual(['festival', 'talk', 'game']);
  });

  it('sorts events with the same start in a stable order', () => {
    const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
    const one = event('a', '16T09:00');
    const other = event('b', '16T09:00');
    const byEnd = event('c', null, '16T09:00');
    for (const events of [
      [other, byEnd, one],
      [byEnd, one, other],
    ]) {
      expect(ids(datedEvents(events, ZONE).map(({ event: each }) => each))).toEqual(['a', 'b', 'c']);
    }
  });
});

describe('calendar week with generated events', () => {
  const anything = fc.array(fc.record({ day: fc.integer({ min: -4, max: 9 }), hour: fc.nat({ max: 23 }), days: fc.nat({ max: 9 }) }), {
    maxLength: 40,
  });
  it('shows or counts each event on each of its days, and keeps it in one line', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 6 }), (list, lines) => {
        const events = list.map(({ day, hour, days }, index) => {
          const start = new Date(Date.UTC(2026, 10, 15 + day, hour));
          const end = new Date(start.getTime() + (days * 24 + 1) * 3_600_000);
          return { _id: `e${index}`, start: start.toISOString(), end: end.toISOString() };
        });
        const dated = datedEvents(events, ZONE);
        const laneOf = new Map<string, number>();
        for (const { day, lines: ofDay, moreCount } of layOutWeek(dated, WEEK, lines)) {
          const placed = ofDay.flatMap((each) => each ?? []);
          expect(placed.length + moreCount).toBe(eventsOfDay(dated, day).length);
          expect(ofDay.length).toBeLessThanOrEqual(moreCount > 0 ? lines - 1 : lines);
          for (const [index, each] of ofDay.entries()) {
            if (!each) continue;
            expect(each.lane).toBe(index);
            expect(laneOf.get(each.event._id) ?? index).toBe(index);
            laneOf.set(each.event._id, index);
          }
        }
      }),
    );
  });
});
