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
  ])('knows what %s means', (name, expected) => {
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
  ])('open from %s to %s, asked for from %s to %s: %s', (opens, closes, from, to, expected) => {
    expect(isOpenFor({ opens, closes }, slot(from, to), timeZone)).toBe(expected);
  });

  it('is closed past midnight', () => {
    const night = { start: new Date('2026-11-20T23:00:00+05:30'), end: new Date('2026-11-21T01:00:00+05:30') };
    expect(isOpenFor({ opens: '08:00', closes: '24:00' }, night, timeZone)).toBe(false);
  });
});

describe('roomState', () => {
  const evening = slot('19:00', '20:00');

  it('is taken by a booking, whatever else is wished', () => {
    expect(roomState('Main Auditorium', evening, { ...KNOWN, uses: [PENDING, BOOKING] })).toEqual({ kind: 'taken', use: BOOKING });
  });

  it('is free up to the booking and after it', () => {
    for (const free of [slot('17:30', '18:30'), slot('20:30', '21:30')]) {
      expect(roomState('Main Auditorium', free, { ...KNOWN, uses: [BOOKING] })).toEqual({ kind: 'free', room: ROOMS[0] });
    }
  });

  it('is asked for where somebody else wishes it', () => {
    expect(roomState('main auditorium', evening, { ...KNOWN, uses: [PENDING] })).toEqual({ kind: 'asked', use: PENDING });
  });

  it('is closed out of its hours, and not lent once it is archived', () => {
    expect(roomState('Lecture Hall L4', slot('19:30', '20:30'), KNOWN)).toEqual({ kind: 'closed', room: ROOMS[2] });
    const archived = aRoom({ is_archived: true });
    expect(roomState('Main Auditorium', evening, { ...KNOWN, rooms: [archived] })).toEqual({ kind: 'archived', room: archived });
  });

  it('knows bookings of rooms that are not in the catalogue', () => {
    const use = aRoomUse({ room: 'Canteen' });
    expect(roomState(' canteen', evening, { ...KNOWN, uses: [use] })).toEqual({ kind: 'taken', use });
    expect(roomState('Lawn', evening, { ...KNOWN, uses: [use] })).toEqual({ kind: 'free', room: undefined });
  });
});

describe('freeRooms', () => {
  const names = (seats?: number, uses = KNOWN.uses) => freeRooms(slot('19:00', '20:00'), { ...KNOWN, uses }, seats).map(({ name }) => name);

  it('offers the smallest that suits first, then those of unknown size, then the largest of the others', () => {
    expect(names()).toEqual(['Workshop Bay', 'Seminar Hall 2', 'Lecture Hall L4', 'Main Auditorium', 'Open Air Theatre']);
    expect(names(100)).toEqual(['Lecture Hall L4', 'Main Auditorium', 'Open Air Theatre', 'Seminar Hall 2', 'Workshop Bay']);
  });

  it('leaves out what is booked, closed or archived, and not what is only asked for', () => {
    expect(names(0, [BOOKING])).not.toContain('Main Auditorium');
    expect(names(0, [PENDING])).toContain('Main Auditorium');
    expect(freeRooms(slot('20:00', '21:00'), KNOWN).map(({ name }) => name)).not.toContain('Lecture Hall L4');
    expect(freeRooms(slot('19:00', '20:00'), { ...KNOWN, rooms: [aRoom({ is_archived: true })] })).toEqual([]);
  });

  it('goes by the name among rooms of one size', () => {
    const [one, other] = [aRoom({ name: 'B' }), aRoom({ name: 'A' })];
    expect(freeRooms(slot('19:00', '20:00'), { ...KNOWN, rooms: [one, other] }).map(({ name }) => name)).toEqual(['A', 'B']);
  });
});

describe('nextFreeSlots', () => {
  const until = new Date('2026-11-22T00:00:00+05:30');
  const starts = (from: string, to: string, options: { until: Date; count?: number } = { until }) =>
    nextFreeSlots('Main Auditorium', slot(from, to), { ...KNOWN, uses: [BOOKING] }, options).map(({ start }) => start.toISOString());

  it('begins when the booking ends, and goes on the next day where the room closes', () => {
    expect(starts('19:00', '20:00')).toEqual(['2026-11-20T15:00:00.000Z', '2026-11-21T02:30:00.000Z', '2026-11-21T03:30:00.000Z']);
  });

  it('begins at a full or half hour, and never at the time that was asked for', () => {
    expect(starts('10:10', '10:40', { until, count: 1 })).toEqual(['2026-11-20T05:00:00.000Z']);
    expect(starts('10:00', '10:30', { until, count: 1 })).toEqual(['2026-11-20T05:00:00.000Z']);
  });

  it('says nothing of what is not known', () => {
    expect(starts('19:00', '21:00', { until: new Date('2026-11-20T22:00:00+05:30') })).toEqual([]);
    expect(starts('19:00', '19:00', { until: new Date('2026-11-20T20:30:00+05:30') })).toEqual(['2026-11-20T15:00:00.000Z']);
  });
});
