const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const LONGEST_EMAIL = 254;

/** True for text that has the shape of an e-mail address; whether it exists only a mail can tell. */
export function isEmailShaped(text: string): boolean {
  return text.length <= LONGEST_EMAIL && SHAPE.test(text);
}
