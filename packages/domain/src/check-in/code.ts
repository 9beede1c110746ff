/** 34 bytes in base64url. */
const CODE = /^[\w-]{46}$/;

/** Where a code leads; with the id of an event in its place, to the door of that event. */
export function checkInPath(token: string): string {
  return `/check-in/${token}`;
}

/** Whether a text has the shape of a code; whether it is one says its signature. */
export function isCheckInCode(text: string): boolean {
  return CODE.test(text);
}

/** The code in what a camera read: an address of any host, for a campus may have two, or the code alone. */
export function codeIn(text: string): string | undefined {
  const last = text
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/^.*\//s, '');
  return isCheckInCode(last) ? last : undefined;
}
