import { describe, expect, it } from 'vitest';
import { checkRoomRequest, type RoomRequestCheck } from './checkRoomRequest.ts';

const ROBOTICS = { id: 'robotics', category: 'scitech' } as const;
const WISH = { room: 'LH 1', date: '2026-12-05', time: '10:00' };

const CHECK: RoomRequestCheck = {
  actor: { role: 'CLUB_COORDINATOR', unit: ROBOTICS },
  event: {
    category: 'technical',
    unit: ROBOTICS,
    status: 'planned',
    schedule: { start: '2026-12-05T04:30:00.000Z', end: '2026-12-05T11:30:00.000Z' },
    room_requests: [],
  },
  input: WISH,
  institute: { timeZone: 'Asia/Kolkata', roomSlotMinutes: 120 },
  now: new Date('2026-11-20T09:30:00.000Z'),
};

function check(event: Partial<RoomRequestCheck['event']>, other: Partial<RoomRequestCheck> = {}) {
  return checkRoomRequest({ ...CHECK, ...other, event: { ...CHECK.event, ...event } });
}

describe('checkRoomRequest', () => {
  it('answers with the slot that the request would take', () => {
    expect(check({})).toEqual({
      ok: true,
      value: { start: new Date('2026-12-05T04:30:00.000Z'), end: new Date('2026-12-05T11:30:00.000Z') },
    });
  });

  it('takes an event that has no dates yet', () => {
    expect(check({ schedule: {} }).ok).toBe(true);
  });

  it('takes a time later today of an event that is on', () => {
    expect(check({}, { input: { ...WISH, time: '14:00' }, now: new Date('2026-12-05T06:00:00.000Z') }).ok).toBe(true);
  });

  it('refuses who does not look after the event', () => {
    expect(check({}, { actor: { role: 'GENSEC_SPORTS' } })).toMatchObject({ refusal: { code: 'FORBIDDEN' } });
  });

  it.each([
    ['cancelled', 'This event was cancelled, so it needs no room.', CHECK.now],
    ['planned', 'This event is over, so it needs no room.', new Date('2026-12-05T11:30:00.000Z')],
  ])('refuses an event that is stored as %s: %s', (status, message, now) => {
    expect(check({ status }, { now })).toEqual({ ok: false, refusal: { code: 'CONFLICT', message } });
  });

  it.each([
    ['has passed', WISH, new Date('2026-12-05T04:30:00.000Z')],
    ['is no time', { ...WISH, time: 'noon' }, CHECK.now],
  ])('refuses a time that %s', (_, input, now) => {
    expect(check({}, { input, now })).toEqual({
      ok: false,
      refusal: {
        code: 'INVALID',
        message: 'Choose a date and a time that are still to come.',
        fieldErrors: { date: 'Choose a date and a time that are still to come.' },
      },
    });
  });

  it.each(['Pending', 'Approved'] as const)('refuses to ask again for what is %s', (status) => {
    const room_requests = [{ room: ' lh  1', date: '2026-12-05T00:00:00.000Z', time: '10:00', status }];
    expect(check({ room_requests })).toEqual({
      ok: false,
      refusal: { code: 'CONFLICT', message: 'This event has already asked for LH 1 on Dec 5, 2026 at 10:00 am.' },
    });
  });

  it.each([
    ['was rejected', { ...WISH, status: 'Rejected' as const }],
    ['is another room', { ...WISH, room: 'LH 2', status: 'Pending' as const }],
    ['is another day', { ...WISH, date: '2026-12-06', status: 'Pending' as const }],
    ['is another time', { ...WISH, time: '11:00', status: 'Pending' as const }],
  ])('takes a request when the earlier one %s', (_, earlier) => {
    expect(check({ room_requests: [earlier] }).ok).toBe(true);
  });
});
