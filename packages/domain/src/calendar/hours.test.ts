import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutHours, shownHours } from './hours.ts';
import { datedEvents } from './lanes.ts';

const ZONE = 'Asia/Kolkata';

function event(_id: string, start: string | null, end: string | null = null) {
  const at = (time: string | null) => time && `2026-11-16T${time}:00+05:30`;
  return { _id, start: at(start), end: at(end) };
}

function shown(...events: ReturnType<typeof event>[]) {
  const { placed, moreCount } = layOutHours(datedEvents(events, ZONE), ZONE);
  return [...placed.map(({ event: { _id }, from, to, column, columns }) => [_id, from, to, column, columns]), moreCount];
}

describe('layOutHours', () => {
  it('places a single event at its campus minutes with full width', () => {
    expect(shown(event('talk', '09:30', '11:00'))).toEqual([['talk', 570, 660, 0, 1], 0]);
  });

  it('places concurrent events side by side and a later event at full width', () => {
    expect(
      shown(event('a', '10:00', '12:00'), event('b', '11:00', '13:00'), event('c', '12:00', '13:30'), event('d', '14:00', '15:00')),
    ).toEqual([['a', 600, 720, 0, 2], ['b', 660, 780, 1, 2], ['c', 720, 810, 0, 2], ['d', 840, 900, 0, 1], 0]);
  });

  it('counts the events that do not fit in three columns', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((id) => event(id, '10:00', '12:00'));
    expect(shown(...all)).toEqual([['a', 600, 720, 0, 3], ['b', 600, 720, 1, 3], ['c', 600, 720, 2, 3], 2]);
  });

  it.each([
    ['one hour for an event without an end', event('x', '10:00'), 600, 660],
    ['one hour for an event with only an end', event('x', null, '10:00'), 600, 660],
    ['the minimum of 40 minutes for a short event', event('x', '10:00', '10:10'), 600, 640],
    ['up to midnight for an event that ends at midnight', event('x', '23:00', '00:00'), 1380, 1440],
    ['the last 40 minutes of the day for an event that starts at 23:50', event('x', '23:50'), 1400, 1440],
  ])('computes the displayed time span: %s', (_what, event, from, to) => {
    // An end at midnight has the date of the next day, on which the event does not lie.
    const midnight = event.end?.includes('T00:00') ? { ...event, end: '2026-11-17T00:00:00+05:30' } : event;
    expect(shown(midnight)).toEqual([['x', from, to, 0, 1], 0]);
  });

  it('never overlaps events and loses none', () => {
    const time = fc.integer({ min: 0, max: 23 * 60 }).map((minutes) => minutes);
    const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.array(fc.tuple(time, fc.integer({ min: 1, max: 59 })), { maxLength: 20 }), (spans) => {
        const events = spans.map(([from, length], index) => event(String(index), clock(from), clock(from + length)));
        const { placed, moreCount } = layOutHours(datedEvents(events, ZONE), ZONE);
        expect(placed.length + moreCount).toBe(events.length);
        for (const one of placed) {
          expect(one.column).toBeLessThan(one.columns);
          expect(one.columns).toBeLessThanOrEqual(3);
          const beside = placed.filter((other) => other !== one && other.from < one.to && one.from < other.to);
          expect(beside.every(({ column, columns }) => column !== one.column && columns === one.columns)).toBe(true);
        }
      }),
    );
  });
});

it('shows the hours from 8 to 22, extended for events outside them', () => {
  expect(shownHours([])).toEqual({ first: 8, last: 22 });
  expect(shownHours([{ from: 600, to: 720 }])).toEqual({ first: 8, last: 22 });
  expect(
    shownHours([
      { from: 350, to: 400 },
      { from: 1300, to: 1381 },
    ]),
  ).toEqual({ first: 5, last: 24 });
});
