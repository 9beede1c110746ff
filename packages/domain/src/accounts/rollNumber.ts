import * as v from 'valibot';
import { requiredText } from '../fields/text.ts';
import { ACCOUNT_TEXTS } from '../messages/accounts.ts';

/** The most characters that a roll number has. */
export const LONGEST_ROLL_NUMBER = 20;

/** Whether a text has the form of a roll number: letters, digits, `-` and `/`. Registration takes digits only. */
export function isRollNumber(text: string): boolean {
  return /^[\p{L}\p{N}/-]+$/u.test(text) && text.length <= LONGEST_ROLL_NUMBER;
}

/** A roll number that is typed by hand, of the form that every way in demands. What is stored already stays valid. */
export const RollNumber = v.pipe(
  requiredText('Enter the roll number.', LONGEST_ROLL_NUMBER),
  v.check(isRollNumber, ACCOUNT_TEXTS.rollNumberForm),
);
