const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const LONGEST_EMAIL = 254;

/** Whether a text has the format of a mail address. Only a mail can show whether it exists. */
export function isEmailShaped(text: string): boolean {
  return text.length <= LONGEST_EMAIL && SHAPE.test(text);
}
