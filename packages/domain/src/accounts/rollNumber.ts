/** Maximum length of a roll number. */
export const MAX_ROLL_NUMBER_LENGTH = 20;

/** Whether a text has the format of a roll number: letters, digits, `-` and `/`. Registration accepts digits only. */
export function isRollNumber(text: string): boolean {
  return /^[\p{L}\p{N}/-]+$/u.test(text) && text.length <= MAX_ROLL_NUMBER_LENGTH;
}
