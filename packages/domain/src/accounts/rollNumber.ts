/** Maximum length of a roll number. */
export const LONGEST_ROLL_NUMBER = 20;

/** Whether a text has the format of a roll number: letters, digits, `-` and `/`. Registration accepts digits only. */
export function isRollNumber(text: string): boolean {
  return /^[\p{L}\p{N}/-]+$/u.test(text) && text.length <= LONGEST_ROLL_NUMBER;
}
