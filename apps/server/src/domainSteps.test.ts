import { checkCalendarRange, daysOf, weeksOf } from '@quad/domain/calendar';
import { checkInDays, checkScanTime } from '@quad/domain/check-in';
import { checkEventLength } from '@quad/domain/events';
import { weeklySlots } from '@quad/domain/room-requests';
import { type KnownRooms, nextFreeSlots } from '@quad/domain/rooms';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepCounter } from './testing/steps.ts';

const ZONE = 'Asia/Kolkata';

/** Includes the steps of libraries. */
const stepsOf = stepCounter({ ofNode: false });

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));
/** Two days, any distance apart. */
const span = fc.tuple(day, day).map((days) => days.toSorted() as [string, string]);
const MAX_RANGE: [string, string] = ['1900-01-01', '2200-12-31'];

const slotOn = (date: string) => ({ start: new Date(`${date}T09:00:00Z`), end: new Date(`${date}T11:00:00Z`) });
const NOTHING_KNOWN: KnownRooms = {
  rooms: [],
  uses: [{ room: 'Hall', start: '1899-01-01T00:00:00Z', end: '2201-12-31T00:00:00Z' }],
} as never;
const eventFrom = ([from, to]: [string, string]) => ({ schedule: { start: `${from}T09:00:00Z`, end: `${to}T18:00:00Z` } });

describe('any date range from 1900 to 2200', () => {
  it.each<[string, number, (span: [string, string]) => unknown]>([
    ['listing the days of a range', 42, ([from, to]) => daysOf({ from, to }, 42)],
    ['listing the weeks of a range', 42, ([from, to]) => weeksOf({ from, to }, 'en-IN')],
    ['listing the check-in days of an event', 62, (named) => checkInDays(eventFrom(named), ZONE)],
    [
      'checking the time of a scan',
      62,
      (named) => checkScanTime({ event: eventFrom(named), at: new Date(MAX_RANGE[1]), now: new Date(MAX_RANGE[1]), timeZone: ZONE }),
    ],
    ['checking the length of a calendar range', 1, ([from, to]) => checkCalendarRange({ from, to }, from)],
    ['checking the length of an event', 1, (named) => checkEventLength(eventFrom(named).schedule)],
    ['listing the slots of a weekly room request', 20, ([from]) => weeklySlots({ date: from }, 1e9)],
    [
      'finding the next free slots of a room',
      9000,
      ([from, to]) => nextFreeSlots('Hall', slotOn(from), NOTHING_KNOWN, { until: new Date(to) }),
    ],
  ])('%s takes at most %d iterations', async (_what, rounds, work) => {
    work(MAX_RANGE);
    const ofOne = await stepsOf(() => work([MAX_RANGE[0], MAX_RANGE[0]]));
    /** Every turn takes fewer steps than this. */
    const most = ofOne + rounds * 500;
    expect(await stepsOf(() => work(MAX_RANGE))).toBeLessThan(most);
    await fc.assert(
      fc.asyncProperty(span, async (named) => (await stepsOf(() => work(named))) < most),
      { numRuns: 25 },
    );
  });
});
