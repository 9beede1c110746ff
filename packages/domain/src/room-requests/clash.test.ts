import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingsClash, clashesWith, findClash, type RoomBooking } from './clash.ts';
import type { RoomRequest, RoomRequestStatus } from './roomRequest.ts';

const KOLKATA = { timeZone: 'Asia/Kolkata', roomSlotMinutes: 120 };

let count = 0;
function booking(fields: {
  room?: string;
  date?: string;
  time?: string;
  ends_at?: string;
  status?: RoomRequestStatus;
  _id?: string;
}): RoomBooking {
  count += 1;
  const request: RoomRequest = {
    _id: `request-${count}`,
    room: 'LH 1',
    date: '2026-12-05',
    time: '10:00',
    status: 'Approved',
    ...fields,
  };
  return {
    request,
    event: { _id: `event-${count}`, title: `Event ${count}`, schedule: { start: null, end: null }, room_requests: [request] },
  };
}

describe('findClash', () => {
  const pending = booking({ status: 'Pending' });

  function clashWith(...others: RoomBooking[]): string | undefined {
    return findClash({ ...pending, events: [pending.event, ...others.map(({ event }) => event)], institute: KOLKATA })?.request._id;
  }

  it('finds an approved booking of the same room, ignoring case and spacing of the name', () => {
    const other = booking({ room: ' lh  1', time: '11:59' });
    expect(clashWith(other)).toBe(other.request._id);
  });

  it.each([
    ['in another room', { room: 'LH 2' }],
    ['on another day', { date: '2026-12-06' }],
    ['that starts when the requested slot ends', { time: '12:00' }],
    ['that ends when the requested slot starts', { time: '08:00' }],
    ['that is only pending', { status: 'Pending' as const }],
    ['that is rejected', { status: 'Rejected' as const }],
  ])('ignores another booking: %s', (_, request) => {
    expect(clashWith(booking(request))).toBeUndefined();
  });

  it('prefers the stored end of a booking to the end derived from its event', () => {
    expect(clashWith(booking({ time: '08:00', ends_at: '2026-12-05T04:31:00.000Z' }))).toBeDefined();
    expect(clashWith(booking({ time: '08:00', ends_at: '2026-12-05T04:30:00.000Z' }))).toBeUndefined();
    expect(clashWith(booking({ time: '09:30', ends_at: '2026-12-05T04:30:00.000Z' }))).toBeUndefined();
    expect(clashWith(booking({ time: '09:30' }))).toBeDefined();
  });

  it('returns the earliest of several conflicting bookings', () => {
    const later = booking({ time: '11:00' });
    const earlier = booking({ time: '09:00' });
    expect(clashWith(later, earlier)).toBe(earlier.request._id);
  });

  it('returns a conflicting booking of the same event, together with that event', () => {
    const approved = booking({ time: '10:30' }).request;
    const event = { ...pending.event, title: 'Robowars', room_requests: [pending.request, approved] };
    const clash = findClash({ request: pending.request, event, events: [event], institute: KOLKATA });
    expect(clash?.event.title).toBe('Robowars');
    expect(clash?.request).toBe(approved);
  });

  it('ignores the request itself', () => {
    const approved = booking({});
    expect(findClash({ ...approved, events: [approved.event], institute: KOLKATA })).toBeUndefined();
  });
});

describe('bookingsClash', () => {
  it('is symmetric', () => {
    const bookings = fc
      .record({
        room: fc.constantFrom('LH 1', 'lh 1', 'LH 2'),
        date: fc.constantFrom('2026-12-05', '2026-12-06'),
        time: fc.constantFrom('00:00', '09:00', '10:30', '22:30', '23:59'),
      })
      .map((request) => booking(request));
    fc.assert(
      fc.property(bookings, bookings, (one, other) => {
        expect(bookingsClash(one, other, KOLKATA)).toBe(bookingsClash(other, one, KOLKATA));
      }),
    );
  });
});

describe('clashesWith', () => {
  const asking = booking({ status: 'Pending' }).event;

  it.each([
    ['with an approved booking at the same time', {}, true],
    ['with an approved booking on another day', { date: '2026-12-06' }, false],
    ['with only a pending request', { status: 'Pending' as const }, false],
  ])('checks whether an event conflicts: %s', (_, request, clashes) =>
    expect(clashesWith(booking(request).event, asking, KOLKATA)).toBe(clashes),
  );

  it('ignores a request that is already decided', () => {
    expect(clashesWith(booking({}).event, booking({ status: 'Rejected' }).event, KOLKATA)).toBe(false);
  });
});
