import { describe, expect, it } from 'vitest';
import { formatMessage } from '../messages/index.ts';
import { cancellingText, mailedText, placesText } from './texts.ts';
import { feeText, opensText, openText, placesTakenText, waitingText } from './wording.ts';

const RUPEES = { currency: 'INR', locale: 'en-IN' };
const MOMENT = '2026-11-20T13:00:00.000Z';

describe('registration texts', () => {
  it.each([
    [opensText(MOMENT, 'Asia/Kolkata'), 'Registration opens Nov 20, 2026, 6:30 pm'],
    [opensText(MOMENT, 'UTC'), 'Registration opens Nov 20, 2026, 1:00 pm'],
    [openText(MOMENT, 'Asia/Kolkata'), 'Registration is open until Nov 20, 2026, 6:30 pm'],
    [openText(null, 'Asia/Kolkata'), 'Registration is open'],
    [waitingText(3), 'You are number 3 on the waiting list'],
    [feeText(200, RUPEES), '₹200, paid at the desk'],
    [feeText(0, RUPEES), 'Free'],
    [feeText(null, RUPEES), 'Free'],
    [feeText(undefined, RUPEES), 'Free'],
    [formatMessage(mailedText(1)), 'The mail goes to 1 student.'],
    [formatMessage(mailedText(40)), 'The mail goes to 40 students.'],
    [placesText({ maximum: 40, registered: 12, waiting: 0 }), '12 of 40 places taken'],
    [placesText({ maximum: 40, registered: 40, waiting: 3 }), '40 of 40 places taken, 3 waiting'],
    [placesText({ maximum: null, registered: 12, waiting: 0 }), '12 registered'],
    [formatMessage(placesTakenText(1)), '1 person is registered already. Enter 1 or more.'],
    [formatMessage(placesTakenText(12)), '12 people are registered already. Enter 12 or more.'],
  ])('are formatted: %s', (text, expected) => {
    expect(text).toBe(expected);
  });
});

it.each([
  ['registered', 'open', 'Your place goes to somebody else. While registration is open, you can register again if there is a place.'],
  ['registered', 'closed', 'Your place goes to somebody else. Registration has closed: you cannot register again.'],
  ['waiting', 'open', 'People behind you move up. If you join again, you are the last in line.'],
  ['waiting', 'closed', 'People behind you move up. Registration has closed: you cannot join again.'],
] as const)('cancellingText explains canceling to a %s student while registration is %s', (state, phase, expected) => {
  expect(cancellingText(state, phase)).toBe(expected);
});
