import { describe, expect, it } from 'vitest';
import { checkRoomRequest, checkRoomSeries, type RoomRequestCheck, weeklySlots } from './checkRoomRequest.ts';

const ROBOTICS = { id: 'robotics', category: 'scitech' } as const;
const FORM = { room: 'LH 1', date: '2026-12-05', time: '10:00' };

const CHECK: RoomRequestCheck = {
  actor: { role: 'CLUB_COORDINATOR', unit: ROBOTICS },
  event: {
    category: 'technical',
    unit: ROBOTICS,
    status: 'planned',
    schedule: { start: '2026-12-05T04:30:00.000Z', end: '2026-12-05T11:30:00.000Z' },
    room_requests: [],
  },
  input: FORM,
  institute: { timeZone: 'Asia/Kolkata', roomSlotMinutes: 120 },
  now: new Date('2026-11-20T09:30:00.000Z'),
};

function check(event: Partial<RoomRequestCheck['event']>, other: Partial<RoomRequestCheck> = {}) {
  return checkRoomRequest({ ...CHECK, ...other, event: { ...CHECK.event, ...event } });
}

describe('checkRoomRequest', () => {
  it('returns the time slot of the request', () => {
    expect(check({})).toEqual({
      ok: true,
      value: { start: new Date('2026-12-05T04:30:00.000Z'), end: new Date('2026-12-05T11:30:00.000Z') },
    });
  });

  it('accepts an event without dates', () => {
    expect(check({ schedule: {} }).ok).toBe(true);
  });

  it('accepts a later time on the same day of an ongoing event', () => {
    expect(check({}, { input: { ...FORM, time: '14:00' }, now: new Date('2026-12-05T06:00:00.000Z') }).ok).toBe(true);
  });

  it('rejects a user who does not manage the event', () => {
    expect(check({}, { actor: { role: 'GENSEC_SPORTS' } })).toMatchObject({ refusal: { code: 'FORBIDDEN' } });
  });

  it.each([
    ['cancelled', 'This event was cancelled, so it needs no room.', CHECK.now],
    ['planned', 'This event is over, so it needs no room.', new Date('2026-12-05T11:30:00.000Z')],
  ])('rejects an event that is stored as %s: %s', (status, message, now) => {
    expect(check({ status }, { now })).toEqual({ ok: false, refusal: { code: 'CONFLICT', message } });
  });

  it.each([
    ['has passed', FORM, new Date('2026-12-05T04:30:00.000Z')],
    ['is invalid', { ...FORM, time: 'noon' }, CHECK.now],
  ])('rejects a time that %s', (_, input, now) => {
    expect(check({}, { input, now })).toMatchObject({
      ok: false,
      refusal: {
        code: 'INVALID',
        message: 'Choose a date and time in the future.',
        fieldErrors: { date: 'Choose a date and time in the future.' },
      },
    });
  });

  it.each(['Pending', 'Approved'] as const)('rejects a repeated request when the earlier one is %s', (status) => {
    const room_requests = [{ room: ' lh  1', date: '2026-12-05T00:00:00.000Z', time: '10:00', status }];
    expect(check({ room_requests })).toMatchObject({
      ok: false,
      refusal: { code: 'CONFLICT', message: 'This event has already asked for LH 1 on Dec 5, 2026 at 10:00 am.' },
    });
  });

  it.each([
    ['was rejected', { ...FORM, status: 'Rejected' as const }],
    ['is for another room', { ...FORM, room: 'LH 2', status: 'Pending' as const }],
    ['is for another day', { ...FORM, date: '2026-12-06', status: 'Pending' as const }],
    ['is for another time', { ...FORM, time: '11:00', status: 'Pending' as const }],
  ])('accepts a request when the earlier one %s', (_, earlier) => {
    expect(check({ room_requests: [earlier] }).ok).toBe(true);
  });
});

const ROOM = { key: 'lh 1', name: 'LH 1', opens: '09:00', closes: '17:00', is_archived: false };

describe('room of the catalog', () => {
  it('can be requested within its opening hours and at any time without opening hours', () => {
    expect(check({}, { room: ROOM }).ok).toBe(true);
    expect(check({}, { room: { ...ROOM, opens: null, closes: null } }).ok).toBe(true);
  });

  it.each([
    ['opens after the requested start', { ...ROOM, opens: '10:30' }, '10:30 am to 5:00 pm'],
    ['closes before the requested end', { ...ROOM, closes: '16:30' }, '9:00 am to 4:30 pm'],
  ])('cannot be requested when it %s', (_, room, hours) => {
    const message = `LH 1 is open from ${hours}. Choose another time, or say until when you need it.`;
    expect(check({}, { room })).toMatchObject({ ok: false, refusal: { code: 'INVALID', message, fieldErrors: { time: message } } });
  });

  it('cannot be requested when it is archived', () => {
    const message = 'This room is no longer available. Choose another one.';
    expect(check({}, { room: { ...ROOM, is_archived: true } })).toMatchObject({
      ok: false,
      refusal: { code: 'CONFLICT', message, fieldErrors: { room: message } },
    });
  });

  it('is recognized by its key under different names', () => {
    const known = { ...FORM, room: 'Hall One', room_key: 'lh 1', status: 'Pending' as const };
    expect(check({ room_requests: [known] }, { input: { ...FORM, room_key: 'lh 1' } })).toMatchObject({ refusal: { code: 'CONFLICT' } });
    expect(check({ room_requests: [known] }, { input: { ...FORM, room_key: 'lh 2' } }).ok).toBe(true);
  });
});

describe('checkRoomSeries', () => {
  const TWO_WEEKS = { ...CHECK, input: { ...FORM, until: '12:00' }, weeks: 2 };

  it('returns a slot on the same weekday of each week', () => {
    expect(checkRoomSeries(TWO_WEEKS)).toEqual({
      ok: true,
      value: [
        { start: new Date('2026-12-05T04:30:00.000Z'), end: new Date('2026-12-05T06:30:00.000Z') },
        { start: new Date('2026-12-12T04:30:00.000Z'), end: new Date('2026-12-12T06:30:00.000Z') },
      ],
    });
    expect(weeklySlots({ date: '2026-12-26T00:00:00.000Z' }, 2)).toEqual([{ date: '2026-12-26' }, { date: '2027-01-02' }]);
  });

  it('keeps the local time across a daylight saving change', () => {
    const slots = checkRoomSeries({
      ...TWO_WEEKS,
      input: { room: 'LH 1', date: '2026-10-21', time: '10:00', until: '11:00' },
      institute: { timeZone: 'Europe/Berlin', roomSlotMinutes: 60 },
      now: new Date('2026-10-01T00:00:00.000Z'),
    });
    expect(slots.ok && slots.value.map(({ start }) => start.toISOString())).toEqual([
      '2026-10-21T08:00:00.000Z',
      '2026-10-28T09:00:00.000Z',
    ]);
  });

  it('rejects the whole series when one week is rejected', () => {
    const event = { ...CHECK.event, room_requests: [{ ...FORM, date: '2026-12-12', status: 'Approved' as const }] };
    expect(checkRoomSeries({ ...TWO_WEEKS, event })).toMatchObject({
      ok: false,
      refusal: { code: 'CONFLICT', message: 'This event has already asked for LH 1 on Dec 12, 2026 at 10:00 am.' },
    });
  });
});
