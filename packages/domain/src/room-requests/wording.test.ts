import { expect, it } from 'vitest';
import { alreadyDecidedText, describeRoomRequest, roomTakenText } from './wording.ts';

const BOOKING = { room: 'Main Auditorium', date: '2026-11-01T00:00:00.000Z', time: '18:30' };

it('names room, event, day and time of the booking that stands', () => {
  expect(roomTakenText({ booking: BOOKING, eventTitle: "Founders' Night" })).toBe(
    "Room Main Auditorium is already booked for 'Founders' Night' on Nov 1, 2026 at 6:30 pm.",
  );
});

it('says what was decided', () => {
  expect(alreadyDecidedText('Rejected')).toBe('This request was already Rejected.');
});

it('writes a wish in one line', () => {
  expect(describeRoomRequest(BOOKING)).toBe('Main Auditorium on Nov 1, 2026 at 6:30 pm');
});
