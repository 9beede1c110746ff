import { describe, expect, it } from 'vitest';
import { aRoom, aRoomUse, ROOMS } from '../fixtures/index.ts';
import { freeRooms, isOpenFor, type KnownRooms, nextFreeSlots, roomNamed, roomState } from './free.ts';

const timeZone = 'Asia/Kolkata';
/** A slot on the fixed day, in campus time. */
const slot = (from: string, to: string, day = '2026-11-20') => ({
  start: new Date(`${day}T${from}:00+05:30`),
  end: new Date(`${day}T${to}:00+05:30`),
});
const KNOWN: KnownRooms = { rooms: ROOMS, uses: [], timeZone };
const BOOKING = aRoomUse();
const PENDING = aRoomUse({ status: 'Pending' });

describe('roomNamed', () => {
  it.each([
    ['main  AUDITORIUM', 'Main Auditorium'],
    ['sh2', 'Seminar Hall 2'],
    ['Canteen', undefined],
  ])('looks up "%s" in the catalog', (name, expected) => {
    expect(roomNamed(name, ROOMS)?.name).toBe(expected);
  });
});

describe('isOpenFor', () => {
  it.each([
    ['08:00', '22:00', '08:00', '22:00', true],
    ['08:30', '22:00', '08:00', '10:00', false],
    ['08:00', '21:30', '20:00', '22:00', false],
    ['08:00', '24:00', '22:00', '23:59', true],
    [null, null, '00:00', '23:59', true],
    ['08:00', null, '00:00', '23:59', true],
  ])('compares the opening hours %s to %s with the slot %s to %s: %s', (opens, closes, from, to, expected) => {
    expect(isOpenFor({ opens, closes }, slot(from, to), timeZone)).toBe(expected);
  });

  it('returns false for a slot past midnight', () => {
    const night = { start: new Date('2026-11-20T23:00:00+05:30'), end: new Date('2026-11-21T01:00:00+05:30') };
    expect(isOpenFor({ opens: '08:00', closes: '24:00' }, night, timeZone)).toBe(false);
  });
});

describe('roomState', () => {
  const evening = slot('19:00', '20:00');

  it('returns "taken" for a booked slot, even with a pending request', () => {
    expect(roomState('Main Auditorium', evening, { ...KNOWN, uses: [PENDING, BOOKING] })).toEqual({ kind: 'taken', use: BOOKING });
  });

  it('returns "free" directly before and after a booking', () => {
    for (const free of [slot('17:30', '18:30'), slot('20:30', '21:30')]) {
      expect(roomState('Main Auditorium', free, { ...KNOWN, uses: [BOOKING] })).toEqual({ kind: 'free', room: ROOMS[0] });
    }
  });

  it('returns "asked" for a slot with a pending request', () => {
    expect(roomState('main auditorium', evening, { ...KNOWN, uses: [PENDING] })).toEqual({ kind: 'asked', use: PENDING });
  });

  it('returns "closed" outside opening hours and "archived" for an archived room', () => {
    expect(roomState('Lecture Hall L4', slot('19:30', '20:30'), KNOWN)).toEqual({ kind: 'closed', room: ROOMS[2] });
    const archived = aRoom({ is_archived: true });
    expect(roomState('Main Auditorium', evening, { ...KNOWN, rooms: [archived] })).toEqual({ kind: 'archived', room: archived });
  });

  it('handles bookings of rooms that are not in the catalog', () => {
    const use = aRoomUse({ room: 'Canteen' });
    expect(roomState(' canteen', evening, { ...KNOWN, uses: [use] })).toEqual({ kind: 'taken', use });
    expect(roomState('Lawn', evening, { ...KNOWN, uses: [use] })).toEqual({ kind: 'free', room: undefined });
  });
});

describe('freeRooms', () => {
  const names = (seats?: number, uses = KNOWN.uses) => freeRooms(slot('19:00', '20:00'), { ...KNOWN, uses }, seats).map(({ name }) => name);

  it('sorts large enough rooms first (smallest first), then unknown sizes, then smaller rooms (largest first)', () => {
    expect(names()).toEqual(['Workshop Bay', 'Seminar Hall 2', 'Lecture Hall L4', 'Main Auditorium', 'Open Air Theatre']);
    expect(names(100)).toEqual(['Lecture Hall L4', 'Main Auditorium', 'Open Air Theatre', 'Seminar Hall 2', 'Workshop Bay']);
  });

  it('omits booked, closed and archived rooms, but not rooms with pending requests', () => {
    expect(names(0, [BOOKING])).not.toContain('Main Auditorium');
    expect(names(0, [PENDING])).toContain('Main Auditorium');
    expect(freeRooms(slot('20:00', '21:00'), KNOWN).map(({ name }) => name)).not.toContain('Lecture Hall L4');
    expect(freeRooms(slot('19:00', '20:00'), { ...KNOWN, rooms: [aRoom({ is_archived: true })] })).toEqual([]);
  });

  it('sorts rooms of equal size by name', () => {
    const [one, other] = [aRoom({ name: 'B' }), aRoom({ name: 'A' })];
    expect(freeRooms(slot('19:00', '20:00'), { ...KNOWN, rooms: [one, other] }).map(({ name }) => name)).toEqual(['A', 'B']);
  });
});

describe('nextFreeSlots', () => {
  const until = new Date('2026-11-22T00:00:00+05:30');
  const starts = (from: string, to: string, options: { until: Date; count?: number } = { until }) =>
    nextFreeSlots('Main Auditorium', slot(from, to), { ...KNOWN, uses: [BOOKING] }, options).map(({ start }) => start.toISOString());

  it('starts when the booking ends and continues the next day after closing time', () => {
    expect(starts('19:00', '20:00')).toEqual(['2026-11-20T15:00:00.000Z', '2026-11-21T02:30:00.000Z', '2026-11-21T03:30:00.000Z']);
  });

  it('starts on a full or half hour and excludes the requested time', () => {
    expect(starts('10:10', '10:40', { until, count: 1 })).toEqual(['2026-11-20T05:00:00.000Z']);
    expect(starts('10:00', '10:30', { until, count: 1 })).toEqual(['2026-11-20T05:00:00.000Z']);
  });

  it('returns only slots that end by the given limit', () => {
    expect(starts('19:00', '21:00', { until: new Date('2026-11-20T22:00:00+05:30') })).toEqual([]);
    expect(starts('19:00', '19:00', { until: new Date('2026-11-20T20:30:00+05:30') })).toEqual(['2026-11-20T15:00:00.000Z']);
  });
});
