const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const MAX_EMAIL_LENGTH = 254;

/** Whether a text has the format of a mail address. Only a mail can show whether it exists. */
export function isEmailShaped(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && SHAPE.test(text);
}
