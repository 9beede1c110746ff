import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RoomSlot, rescheduledRequest, roomSlot, slotsOverlap } from './slot.ts';

const KOLKATA = { timeZone: 'Asia/Kolkata', roomSlotMinutes: 120 };

describe('roomSlot', () => {
  const day = { start: '2026-12-05T04:30:00.000Z', end: '2026-12-05T11:30:00.000Z' };

  it.each([
    ['runs to the end of its event when it starts with the event', '10:00', day, '2026-12-05T04:30:00.000Z', '2026-12-05T11:30:00.000Z'],
    ['runs to the end of its event when it starts during the event', '16:59', day, '2026-12-05T11:29:00.000Z', '2026-12-05T11:30:00.000Z'],
    ['lasts two hours when it starts at the end of the event', '17:00', day, '2026-12-05T11:30:00.000Z', '2026-12-05T13:30:00.000Z'],
    ['lasts two hours when it starts before the event', '09:59', day, '2026-12-05T04:29:00.000Z', '2026-12-05T06:29:00.000Z'],
    [
      'runs to midnight when the event ends then',
      '16:00',
      { ...day, end: '2026-12-05T18:30:00.000Z' },
      '2026-12-05T10:30:00.000Z',
      '2026-12-05T18:30:00.000Z',
    ],
    [
      'lasts two hours when the event ends on another day',
      '16:00',
      { ...day, end: '2026-12-05T18:31:00.000Z' },
      '2026-12-05T10:30:00.000Z',
      '2026-12-05T12:30:00.000Z',
    ],
    ['lasts two hours for an event without a start', '16:00', { end: day.end }, '2026-12-05T10:30:00.000Z', '2026-12-05T12:30:00.000Z'],
    [
      'lasts two hours for an event without an end',
      '16:00',
      { start: day.start, end: null },
      '2026-12-05T10:30:00.000Z',
      '2026-12-05T12:30:00.000Z',
    ],
  ])('%s', (_, time, event, start, end) => {
    const slot = roomSlot({ request: { date: '2026-12-05', time }, event, institute: KOLKATA });
    expect([slot.start.toISOString(), slot.end.toISOString()]).toEqual([start, end]);
  });

  it.each([
    ['until the requested end', '12:00', '2026-12-05T06:30:00.000Z'],
    ['to the end of its event when no end is requested', '', '2026-12-05T11:30:00.000Z'],
    ['to the end of its event when the requested end is before the start', '09:00', '2026-12-05T11:30:00.000Z'],
  ])('respects the requested end: runs %s', (_, until, end) => {
    expect(roomSlot({ request: { date: '2026-12-05', time: '10:00', until }, event: day, institute: KOLKATA }).end.toISOString()).toBe(end);
  });

  it('reads the date of an ISO timestamp without converting its time zone', () => {
    const slot = roomSlot({
      request: { date: '2026-12-05T00:00:00.000Z', time: '18:30' },
      event: {},
      institute: { timeZone: 'America/New_York', roomSlotMinutes: 45 },
    });
    expect([slot.start.toISOString(), slot.end.toISOString()]).toEqual(['2026-12-05T23:30:00.000Z', '2026-12-06T00:15:00.000Z']);
  });

  it('always ends after it starts', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
    const hours = fc.integer({ min: -72, max: 72 }).map((hour) => hour * 3_600_000);
    fc.assert(
      fc.property(
        instants,
        hours,
        hours,
        fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'Pacific/Apia'),
        fc.integer({ min: 15, max: 1440 }),
        (at, before, length, timeZone, roomSlotMinutes) => {
          const start = new Date(at.getTime() + before);
          const end = new Date(start.getTime() + length);
          const iso = at.toISOString();
          const slot = roomSlot({
            request: { date: iso, time: iso.slice(11, 16) },
            event: { start, end },
            institute: { timeZone, roomSlotMinutes },
          });
          expect(slot.end.getTime()).toBeGreaterThan(slot.start.getTime());
        },
      ),
    );
  });
});

describe('slotsOverlap', () => {
  function hours(from: number, to: number): RoomSlot {
    return { start: new Date(Date.UTC(2026, 11, 5, from)), end: new Date(Date.UTC(2026, 11, 5, to)) };
  }

  it.each([
    ['identical slots', hours(10, 12), hours(10, 12), true],
    ['one slot inside the other', hours(10, 14), hours(11, 12), true],
    ['partially overlapping slots', hours(10, 12), hours(11, 14), true],
    ['one slot that starts when the other ends', hours(10, 12), hours(12, 14), false],
    ['separate slots', hours(10, 11), hours(12, 14), false],
  ])('detects an overlap in either argument order: %s (case %#)', (_, one, other, expected) => {
    expect(slotsOverlap(one, other)).toBe(expected);
    expect(slotsOverlap(other, one)).toBe(expected);
  });
});

describe('rescheduledRequest', () => {
  const requested = { date: '2026-12-05', time: '10:00', ends_at: '2026-12-05T11:30:00.000Z' };
  const longer = { start: '2026-12-05T04:30:00.000Z', end: '2026-12-05T14:30:00.000Z' };

  it('recalculates the end of a pending request from the event', () => {
    const request = { ...requested, status: 'Pending' as const };
    expect(rescheduledRequest({ request, event: longer, institute: KOLKATA })).toEqual({ ...request, ends_at: '2026-12-05T14:30:00.000Z' });
    expect(rescheduledRequest({ request, event: {}, institute: KOLKATA })).toEqual({ ...request, ends_at: '2026-12-05T06:30:00.000Z' });
  });

  it.each(['Approved', 'Rejected'] as const)('returns the request unchanged when it is %s', (status) => {
    const request = { ...requested, status };
    expect(rescheduledRequest({ request, event: longer, institute: KOLKATA })).toBe(request);
  });
});
