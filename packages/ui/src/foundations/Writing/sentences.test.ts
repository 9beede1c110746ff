import { expect, it } from 'vitest';
import { sentences } from './sentences.ts';

it('pairs generic software messages with the texts of the product', () => {
  expect(sentences().map(({ before, after }) => [before, after])).toEqual([
    ['Invalid type: Expected string but received undefined', 'ID Number is required'],
    ['Invalid format: Expected /^\\d{10}$/ but received "98765"', 'Mobile number must be 10 digits'],
    ['HTTP 409 Conflict', "Room Main Auditorium is already booked for 'Monsoon Ragas' on Nov 27, 2026 at 6:30 pm."],
    ['HTTP 403 Forbidden', 'Already verified by Dr. Kavita Rao'],
    ['Invalid date', 'Choose a date and time in the future.'],
    ['Password strength: 1/4', 'This password is easy to guess. Use a phrase that says nothing about you or the institute.'],
    ['No data', 'All achievements have been reviewed and endorsed.'],
    ['OK', 'Submit Request'],
    ['Please wait', 'Submitting...'],
    ['2026-11-27T13:00:00.000Z', 'Nov 27, 2026, 6:30 pm'],
    ['1234567', '₹12,34,567'],
  ]);
});
