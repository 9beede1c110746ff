import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import { checkCancellation, checkRelease, type RoomReleaseInput } from './release.ts';

const BOOKING = { status: 'Approved', requested_by: 'coordinator', ends_at: '2026-11-20T12:00:00.000Z' } as const;
const INPUT: RoomReleaseInput = {
  request: BOOKING,
  actor: { _id: 'coordinator', role: 'CLUB_COORDINATOR' },
  now: new Date('2026-11-20T11:59:59.999Z'),
};

it('allows the requester to release a booking before its end or without an end', () => {
  expect(checkRelease(INPUT)).toEqual({ ok: true, value: true });
  expect(checkRelease({ ...INPUT, request: { ...BOOKING, ends_at: null } }).ok).toBe(true);
});

it.each<[Role | undefined, Role[]]>([
  [undefined, ['PRESIDENT']],
  ['GENSEC_SPORTS', ['GENSEC_SPORTS', 'PRESIDENT']],
])('allows only deciders to release the booking of another user (decider in the catalog: %s)', (decider, expected) => {
  expect(ROLES.filter((role) => checkRelease({ ...INPUT, decider, actor: { _id: 'somebody', role } }).ok)).toEqual(expected);
});

it.each([
  [
    { actor: { _id: 'somebody', role: 'CLUB_COORDINATOR' } },
    'FORBIDDEN',
    'Only people who requested the room or decide about it can release the booking.',
  ],
  [{ request: { ...BOOKING, status: 'Pending' } }, 'CONFLICT', 'Only approved bookings can be released.'],
  [{ request: { ...BOOKING, status: 'Rejected' } }, 'CONFLICT', 'Only approved bookings can be released.'],
  [
    { request: { ...BOOKING, status: 'Rejected', released_at: '2026-11-20T10:00:00.000Z' } },
    'CONFLICT',
    'This booking was released already.',
  ],
  [{ now: new Date('2026-11-20T12:00:00.000Z') }, 'CONFLICT', 'This booking is over.'],
] satisfies [Partial<RoomReleaseInput>, string, string][])('refuses a release with %j', (change, code, message) => {
  expect(checkRelease({ ...INPUT, ...change })).toEqual({ ok: false, refusal: { code, message } });
});

describe('checkCancellation', () => {
  const CANCELLATION = { request: BOOKING, actorId: 'office', waiting: ['somebody'], now: INPUT.now };

  it('allows an administrator, but not one with a pending request for the same slot', () => {
    expect(checkCancellation(CANCELLATION)).toEqual({ ok: true, value: true });
    expect(checkCancellation({ ...CANCELLATION, waiting: ['somebody', 'office'] })).toEqual({
      ok: false,
      refusal: { code: 'FORBIDDEN', message: 'You are waiting for this room at that time, so somebody else has to cancel the booking.' },
    });
  });

  it('refuses a booking that is over', () => {
    expect(checkCancellation({ ...CANCELLATION, now: new Date('2026-11-20T12:00:00.000Z') })).toEqual({
      ok: false,
      refusal: { code: 'CONFLICT', message: 'This booking is over.' },
    });
  });
});
