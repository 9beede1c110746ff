import { aRoom, aRoomUse, campusMoment, ROOMS, roomUses } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { bookingsOf, campusMinute, hoursOf, rowsOf } from './timelineOfRooms.ts';

const timeZone = 'Asia/Kolkata';
const words = { unknown: 'somebody else', closed: 'closed' };
const days = ['2026-11-20'];

describe('rowsOf', () => {
  it('lists the rooms of the catalog, then other requested rooms', () => {
    expect(rowsOf(ROOMS, roomUses()).map(({ label }) => label)).toEqual([
      ...['Main Auditorium', 'Seminar Hall 2', 'Lecture Hall L4', 'Open Air Theatre', 'Workshop Bay'],
      'Physics Gallery',
    ]);
  });

  it('includes an archived room only while it has bookings', () => {
    const archived = aRoom({ is_archived: true });
    expect(rowsOf([archived], [])).toEqual([]);
    expect(rowsOf([archived], [aRoomUse()])).toEqual([{ id: 'main auditorium', label: 'Main Auditorium' }]);
  });
});

describe('hoursOf', () => {
  it.each([
    ['the default hours without rooms and bookings', [], [], { fromHour: 8, toHour: 22 }],
    [
      'from the opening to the closing of a room, extended to whole hours',
      [aRoom({ opens: '06:30', closes: '22:30' })],
      [],
      { fromHour: 6, toHour: 23 },
    ],
    ['to midnight for a room that closes at midnight', [aRoom({ closes: '24:00' })], [], { fromHour: 8, toHour: 24 }],
    [
      'from the full hour of a booking that starts before the opening hours',
      [aRoom()],
      [aRoomUse({ starts_at: campusMoment(0, '05:15'), ends_at: campusMoment(0, '07:00') })],
      { fromHour: 5, toHour: 22 },
    ],
    [
      'to midnight for a booking that continues past midnight',
      [aRoom()],
      [aRoomUse({ starts_at: campusMoment(0, '23:00'), ends_at: campusMoment(1, '01:00') })],
      { fromHour: 8, toHour: 24 },
    ],
  ])('returns the hours: %s', (_, rooms, uses, expected) => {
    expect(hoursOf(rooms, uses, timeZone)).toEqual(expected);
  });
});

describe('bookingsOf', () => {
  it('places bookings and requests in campus time, with their status and label', () => {
    const mine = aRoomUse({ _id: 'mine', is_mine: true });
    const slot = aRoomUse({ _id: 'slot', status: 'Pending', is_mine: true, title: null, event_id: null });
    const times = { rowId: 'main auditorium', start: '2026-11-20T18:30', end: '2026-11-20T20:30' };
    expect(bookingsOf([], [aRoomUse({ _id: 'other' }), mine, slot], { days, fromHour: 8, toHour: 22, timeZone, words })).toEqual([
      { id: 'other', ...times, status: 'booked', label: 'Winter Play' },
      { id: 'mine', ...times, status: 'mine', label: 'Winter Play' },
      { id: 'slot', ...times, status: 'requested', label: 'somebody else' },
    ]);
  });

  it('adds closed hours for a room with opening hours, but not for one that is always open', () => {
    const rooms = [aRoom({ opens: '09:00', closes: '22:00' }), aRoom({ key: 'lawn', opens: null, closes: null })];
    expect(bookingsOf(rooms, [], { days, fromHour: 8, toHour: 22, timeZone, words })).toEqual([
      {
        id: 'closed main auditorium 2026-11-20T08:00',
        rowId: 'main auditorium',
        start: '2026-11-20T08:00',
        end: '2026-11-20T09:00',
        status: 'closed',
        label: 'closed',
      },
    ]);
  });
});

it('formats an instant as a campus date and time', () => {
  expect(campusMinute('2026-11-20T20:00:00.000Z', timeZone)).toBe('2026-11-21T01:30');
});
