import { expect, it } from 'vitest';
import { formatMessage } from '../messages/index.ts';
import { alreadyDecidedText, describeRoomRequest, roomClosedText, roomTakenText } from './wording.ts';

const BOOKING = { room: 'Main Auditorium', date: '2026-11-01T00:00:00.000Z', time: '18:30' };

it('names the room, event, day and time of the conflicting booking', () => {
  expect(formatMessage(roomTakenText({ booking: BOOKING, eventTitle: "Founders' Night" }))).toBe(
    "Room Main Auditorium is already booked for 'Founders' Night' on Nov 1, 2026 at 6:30 pm.",
  );
});

it('names the earlier decision', () => {
  expect(formatMessage(alreadyDecidedText('Rejected'))).toBe('This request was already Rejected.');
});

it('describes a request in one line', () => {
  expect(formatMessage(describeRoomRequest(BOOKING))).toBe('Main Auditorium on Nov 1, 2026 at 6:30 pm');
});

it.each([
  ['08:00', '22:00', 'L4 is open from 8:00 am to 10:00 pm. Choose another time, or say until when you need it.'],
  ['06:30', '24:00', 'L4 is open from 6:30 am to 12:00 am. Choose another time, or say until when you need it.'],
  [null, null, 'L4 is open from 12:00 am to 12:00 am. Choose another time, or say until when you need it.'],
])('states the opening hours of a room (%s to %s)', (opens, closes, text) => {
  expect(formatMessage(roomClosedText({ name: 'L4', opens, closes }))).toBe(text);
});
