import * as v from 'valibot';
import { expect, it } from 'vitest';
import { RoomDecision } from './roomRequest.ts';
import { RoomRequestInput } from './roomRequestInput.ts';

const FORM = { room: 'LH 1', date: '2026-12-05', time: '18:30' };

it('accepts a request without a description and trims its texts', () => {
  expect(v.parse(RoomRequestInput, { ...FORM, room: '  LH 1 ' })).toEqual({ ...FORM, description: '', until: '', weeks: 1 });
  expect(v.parse(RoomRequestInput, { ...FORM, description: ' Finals ' }).description).toBe('Finals');
});

it.each([
  [{ room: '  ' }, 'Enter a room or venue.'],
  [{ room: undefined }, 'Enter a room or venue.'],
  [{ room: 'x'.repeat(121) }, 'Keep the room name within 120 characters.'],
  [{ date: '' }, 'Choose a date.'],
  [{ date: undefined }, 'Choose a date.'],
  [{ date: '5 December' }, 'Enter the date as YYYY-MM-DD.'],
  [{ date: '2026-02-30' }, 'The calendar has no such day.'],
  [{ date: '0001-12-05' }, 'Enter a date from 1900-01-01 to 2200-12-31.'],
  [{ date: '9999-12-05' }, 'Enter a date from 1900-01-01 to 2200-12-31.'],
  [{ time: '' }, 'Choose a time.'],
  [{ time: undefined }, 'Choose a time.'],
  [{ time: '24:00' }, 'Enter the time as HH:MM.'],
  [{ time: '118:30' }, 'Enter the time as HH:MM.'],
  [{ time: '18:300' }, 'Enter the time as HH:MM.'],
  [{ time: '6:30 pm' }, 'Enter the time as HH:MM.'],
  [{ until: '6 pm' }, 'Enter the time as HH:MM.'],
  [{ until: '18:30' }, 'The end must come after the beginning.'],
  [{ weeks: 0 }, 'Enter how many weeks, as a whole number up to 20.'],
  [{ weeks: 21 }, 'Enter how many weeks, as a whole number up to 20.'],
  [{ description: 'x'.repeat(2001) }, 'Keep the description within 2,000 characters.'],
])('rejects a request with %j', (change, message) => {
  const result = v.safeParse(RoomRequestInput, { ...FORM, ...change });
  expect(result.issues?.[0].message).toBe(message);
});

it('accepts an end time on the same day and a number of weeks', () => {
  expect(v.parse(RoomRequestInput, { ...FORM, until: '20:00', weeks: '3' })).toMatchObject({ until: '20:00', weeks: 3 });
});

it('rejects Pending as a decision', () => {
  expect(v.safeParse(RoomDecision, 'Pending').issues?.[0].message).toBe('The decision must be Approved or Rejected.');
});
