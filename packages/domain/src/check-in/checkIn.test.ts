import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aCheckInList, aCheckInToken } from '../fixtures/checkIns.ts';
import { formatMessage } from '../messages/index.ts';
import { admissionOf, isAdmitted } from './admission.ts';
import { CheckInInput, UndoCheckInInput } from './checkIn.ts';
import { checkInPath, codeIn, isCheckInCode } from './code.ts';
import { checkInDays, checkScanTime, daysToAttend } from './days.ts';
import { afterCheckIn, checkScanOffline } from './offline.ts';
import {
  alreadyInText,
  checkedInText,
  checkInOpensText,
  inSinceText,
  losesScansText,
  noPlaceText,
  otherDayText,
  refusedScansText,
  waitingScansText,
  youAreInText,
} from './texts.ts';

const timeZone = 'Asia/Kolkata';
const event = (start: string | null, end: string | null = null, status = 'planned') => ({ status, schedule: { start, end } });

describe('check-in days', () => {
  it.each([
    ['on one evening', event('2026-11-20T13:00:00Z', '2026-11-20T16:00:00Z'), ['2026-11-20']],
    ['without an end', event('2026-11-20T13:00:00Z'), ['2026-11-20']],
    ['that ends before it starts', event('2026-11-20T13:00:00Z', '2026-11-19T13:00:00Z'), ['2026-11-20']],
    ['that continues past midnight', event('2026-11-20T16:00:00Z', '2026-11-20T20:00:00Z'), ['2026-11-20', '2026-11-21']],
    ['that ends at midnight', event('2026-11-20T13:00:00Z', '2026-11-20T18:30:00Z'), ['2026-11-20']],
    ['that spans the end of a month', event('2026-11-29T13:00:00Z', '2026-12-01T13:00:00Z'), ['2026-11-29', '2026-11-30', '2026-12-01']],
    ['without a start', event(null), []],
    ['without a schedule', {}, []],
  ])('are the campus days of an event %s', (_, input, days) => {
    expect(checkInDays(input, timeZone)).toEqual(days);
  });

  it('are limited to 62 when the end year is mistyped', () => {
    expect(checkInDays(event('2026-11-20T13:00:00Z', '2096-11-20T13:00:00Z'), timeZone)).toHaveLength(62);
  });
});

describe('daysToAttend', () => {
  it.each([
    ['once', 'on one evening', event('2026-11-20T13:00:00Z', '2026-11-20T16:00:00Z'), 1],
    ['once', 'that passes midnight', event('2026-11-20T16:00:00Z', '2026-11-20T20:00:00Z'), 1],
    ['on both days', 'of 24 hours', event('2026-11-20T16:00:00Z', '2026-11-21T16:00:00Z'), 2],
    ['on each day', 'of three days', event('2026-11-19T13:00:00Z', '2026-11-21T13:00:00Z'), 3],
    ['once', 'without an end', event('2026-11-20T13:00:00Z'), 1],
    ['on no day', 'without a start', event(null, '2026-11-20T13:00:00Z'), 0],
  ])('requires a check-in %s for an event %s', (_, __, given, days) => expect(daysToAttend(given, timeZone)).toBe(days));
});

describe('checkScanTime', () => {
  const scheduled = event('2026-11-20T13:00:00Z', '2026-11-21T13:00:00Z');
  const now = new Date('2026-11-20T13:30:00Z');
  const check = (at: string, changes: object = {}) => checkScanTime({ event: scheduled, at: new Date(at), now, timeZone, ...changes });

  it('accepts a scan on the days of the event, by the time of the scan', () => {
    expect(check('2026-11-20T13:30:00Z')).toEqual({ ok: true, value: { day: '2026-11-20', at: now } });
    const later = new Date('2026-11-22T13:30:00Z');
    expect(check('2026-11-20T13:10:00Z', { now: later })).toEqual({
      ok: true,
      value: { day: '2026-11-20', at: new Date('2026-11-20T13:10:00Z') },
    });
  });

  it('uses the current time when the clock of the phone is ahead', () => {
    expect(check('2026-11-21T13:30:00Z')).toEqual({ ok: true, value: { day: '2026-11-20', at: now } });
  });

  it.each([
    ['before the first day', { now: new Date('2026-11-19T13:00:00Z') }, 'Check-in opens on Nov 20, 2026.'],
    ['after the last day', { now: new Date('2026-11-23T13:00:00Z') }, 'The days of this event are over.'],
    ['for a canceled event', { event: { ...scheduled, status: 'cancelled' } }, 'This event was cancelled, so nobody is checked in.'],
  ])('rejects a scan %s', (_, changes, message) => {
    const { now: at = now } = changes as { now?: Date };
    expect(check(at.toISOString(), changes)).toMatchObject({ ok: false, refusal: { code: 'CONFLICT', message } });
  });

  it('rejects a scan that is more than three days old', () => {
    expect(check('2026-11-20T13:29:59Z', { now: new Date('2026-11-23T13:30:00Z') })).toMatchObject({
      refusal: { message: 'This was scanned more than three days ago, which is too late.' },
    });
  });
});

describe('check-in code', () => {
  const token = aCheckInToken();

  it('is found in a scanned URL or text', () => {
    expect(checkInPath(token)).toBe(`/check-in/${token}`);
    for (const text of [token, ` https://quad.example${checkInPath(token)}?from=poster#top `, `http://localhost:4000/check-in/${token}`]) {
      expect(codeIn(text)).toBe(token);
    }
  });

  it.each(['', 'https://quad.example/events/1', `${token}x`, `https://quad.example/check-in/${token.slice(1)}/`])(
    'is not found in %j',
    (text) => {
      expect(codeIn(text)).toBeUndefined();
      expect(isCheckInCode(text)).toBe(false);
    },
  );
});

describe('admission without a place', () => {
  it.each([
    [{ maximum: null, registered: 90 }, 'room'],
    [{ maximum: 40, registered: 39 }, 'room'],
    [{ maximum: 40, registered: 40 }, 'beyond'],
    [{ maximum: 40, registered: 41 }, 'beyond'],
  ])('for %j is %s', (places, expected) => {
    expect(admissionOf(places)).toBe(expected);
    expect(isAdmitted(undefined, places)).toBe(false);
    expect(isAdmitted('room', places)).toBe(expected === 'room');
    expect(isAdmitted('beyond', places)).toBe(true);
  });
});

describe('checking in offline', () => {
  const day = '2026-11-20';
  const list = aCheckInList({
    day,
    came_count: 1,
    codes: [
      { digest: 'there', since: '2026-11-20T12:00:00Z' },
      { digest: 'awaited', since: null },
    ],
  });
  const judge = (digest: string, changes: object = {}) => checkScanOffline({ digest, list, day, scannedBefore: undefined, ...changes });

  it('uses the list stored on the device', () => {
    expect(judge('awaited')).toEqual({ outcome: 'in', since: null });
    expect(judge('there')).toEqual({ outcome: 'already', since: '2026-11-20T12:00:00Z' });
    expect(judge('stranger')).toEqual({ outcome: 'unregistered', since: null });
  });

  it('counts earlier scans of the same device', () => {
    expect(judge('awaited', { scannedBefore: '2026-11-20T12:30:00Z' })).toEqual({ outcome: 'already', since: '2026-11-20T12:30:00Z' });
  });

  it.each([{ list: undefined }, { day: '2026-11-21' }])(
    'keeps the scan of an unknown code if the list is missing or of another day: %j',
    (changes) => {
      expect(judge('stranger', changes)).toEqual({ outcome: 'kept', since: null });
    },
  );

  it('marks a person on the list as checked in once', () => {
    const after = afterCheckIn(list, 'awaited', '2026-11-20T12:30:00Z');
    expect([after.came_count, after.codes[1]]).toEqual([2, { digest: 'awaited', since: '2026-11-20T12:30:00Z' }]);
    expect(afterCheckIn(after, 'awaited', '2026-11-20T12:45:00Z')).toBe(after);
    expect(afterCheckIn(list, 'stranger', '2026-11-20T12:30:00Z')).toBe(list);
  });
});

it('validates scan IDs, scan times and the day of an undo', () => {
  const scan_id = '8c1d7c0e-0d4c-4b1a-9f4e-2f6d1f3a2b1c';
  expect(v.parse(CheckInInput, { scan_id, token: 'abc', unknown: 1 })).toEqual({ scan_id, token: 'abc' });
  const wrong = (input: object) => v.safeParse(CheckInInput, input).issues?.map(({ message }) => message);
  expect(wrong({ token: 'abc' })).toEqual(['A scan has an id.']);
  expect(wrong({ scan_id: 'one', at: 'yesterday', let_in: 'please' })).toEqual([
    'The id of a scan is a UUID.',
    'A time is written as ISO 8601.',
    'Somebody is let in where there is room, or beyond.',
  ]);
  expect(v.safeParse(UndoCheckInInput, { day: '2026-02-30' }).success).toBe(false);
  expect(v.safeParse(UndoCheckInInput, { day: '0000-01-01' }).success).toBe(false);
  expect(v.parse(UndoCheckInInput, { day: '2026-02-28' })).toEqual({ day: '2026-02-28' });
});

it.each([
  [checkInOpensText('2026-11-20'), 'Check-in opens on Nov 20, 2026.'],
  [alreadyInText('6:05 pm'), 'Already in, since 6:05 pm'],
  [youAreInText('6:05 pm'), 'You are checked in, since 6:05 pm.'],
  [otherDayText('2026-11-21'), 'This code is for Nov 21, 2026.'],
  [noPlaceText(3), 'On the waiting list, number 3.'],
  [noPlaceText(undefined), 'This student is not on the list.'],
  [checkedInText(12, 40), '12 of 40 are in'],
  [waitingScansText(0), ''],
  [waitingScansText(1), '1 scan waits to be sent'],
  [waitingScansText(3), '3 scans wait to be sent'],
  [noPlaceText(3, { registered: 40, maximum: 40 }), 'On the waiting list, number 3. Every place is taken (40 of 40).'],
  [noPlaceText(undefined, { registered: 40, maximum: 40 }), 'This student is not on the list. Every place is taken (40 of 40).'],
  [inSinceText('6:05 pm'), 'In since 6:05 pm'],
  [refusedScansText(['No place.']), '1 scan that was sent later does not count: No place.'],
  [refusedScansText(['No place.', 'No place.']), '2 scans that were sent later do not count: No place.'],
  [losesScansText(1), '1 scan could not be sent and is only on this device. The person that it let in is not counted yet.'],
  [losesScansText(3), '3 scans could not be sent and are only on this device. The people that they let in are not counted yet.'],
])('formats the check-in text %s', (text, expected) => {
  expect(formatMessage(text)).toBe(expected);
});
