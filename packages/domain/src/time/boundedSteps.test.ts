import { type Profiler, Session } from 'node:inspector';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCalendarRange, daysOf, weeksOf } from '../calendar/index.ts';
import { checkInDays, checkScanTime } from '../check-in/index.ts';
import { checkEventLength } from '../events/index.ts';
import { weeklyWishes } from '../room-requests/index.ts';
import { type KnownRooms, nextFreeSlots } from '../rooms/index.ts';

const ZONE = 'Asia/Kolkata';
const DAY_MS = 24 * 60 * 60_000;

/** Counts how often functions and the parts of them were run, those of libraries with them: the clock of a busy machine says nothing. */
const session = new Session();
const post = <Result>(method: string, params: object = {}): Result => {
  let given: unknown;
  session.post(method, params, (error, result) => {
    if (error) throw error;
    given = result;
  });
  return given as Result;
};
beforeAll(() => {
  session.connect();
  post('Profiler.enable');
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => session.disconnect());

function stepsOf(work: () => unknown): number {
  post('Profiler.takePreciseCoverage');
  work();
  const { result } = post<Profiler.TakePreciseCoverageReturnType>('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => !url.startsWith('node:'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));
/** Two days, however far from each other. */
const span = fc.tuple(day, day).map((days) => days.toSorted() as [string, string]);
const LONGEST: [string, string] = ['1900-01-01', '2200-12-31'];

const slotOn = (date: string) => ({ start: new Date(`${date}T09:00:00Z`), end: new Date(`${date}T11:00:00Z`) });
const NOTHING_KNOWN: KnownRooms = {
  rooms: [],
  uses: [{ room: 'Hall', start: '1899-01-01T00:00:00Z', end: '2201-12-31T00:00:00Z' }],
} as never;
const eventFrom = ([from, to]: [string, string]) => ({ schedule: { start: `${from}T09:00:00Z`, end: `${to}T18:00:00Z` } });

describe('whatever span of days is named, from 1900 to 2200', () => {
  it.each<[string, number, (span: [string, string]) => unknown]>([
    ['the days of a range', 42, ([from, to]) => daysOf({ from, to }, 42)],
    ['the weeks of a range', 42, ([from, to]) => weeksOf({ from, to }, 'en-IN')],
    ['the days on which people are checked in', 62, (named) => checkInDays(eventFrom(named), ZONE)],
    [
      'the day of a scan',
      62,
      (named) => checkScanTime({ event: eventFrom(named), at: new Date(LONGEST[1]), now: new Date(LONGEST[1]), timeZone: ZONE }),
    ],
    ['whether a calendar shows so many days', 1, ([from, to]) => checkCalendarRange({ from, to }, from)],
    ['whether an event may last so long', 1, (named) => checkEventLength(eventFrom(named).schedule)],
    ['a wish on each of so many weeks', 20, ([from]) => weeklyWishes({ date: from }, 1e9)],
    ['the next free slots', 9000, ([from, to]) => nextFreeSlots('Hall', slotOn(from), NOTHING_KNOWN, { until: new Date(to) })],
  ])('%s takes no more than %d turns', (_what, turns, work) => {
    work(LONGEST);
    const ofOne = stepsOf(() => work([LONGEST[0], LONGEST[0]]));
    /** A turn of any of them takes fewer. */
    const most = ofOne + turns * 500;
    expect(stepsOf(() => work(LONGEST))).toBeLessThan(most);
    fc.assert(
      fc.property(span, (named) => stepsOf(() => work(named)) < most),
      { numRuns: 25 },
    );
  });

  it('an event of a span that is taken lasts at most 366 days', () => {
    fc.assert(
      fc.property(span, ([from, to]) => {
        const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
        expect(checkEventLength({ start: from, end: to }).ok).toBe(days <= 366);
        // What has been longer may stay as it is, or become shorter.
        expect(checkEventLength({ start: from, end: to }, { start: from, end: to }).ok).toBe(true);
        expect(checkEventLength({ start: from, end: to }, { start: from, end: from }).ok).toBe(days <= 366);
      }),
    );
  });
});
