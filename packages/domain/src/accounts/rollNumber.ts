/** The most characters that a roll number has. */
export const LONGEST_ROLL_NUMBER = 20;

/** Whether a text has the form of a roll number: letters, digits, `-` and `/`. Registration takes digits only. */
export function isRollNumber(text: string): boolean {
  return /^[\p{L}\p{N}/-]+$/u.test(text) && text.length <= LONGEST_ROLL_NUMBER;
}
