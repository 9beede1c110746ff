/** 34 bytes in base64url. */
const CODE = /^[\w-]{46}$/;

/** Returns the path of a code; with an event id instead, that of the event's check-in desk. */
export function checkInPath(token: string): string {
  return `/check-in/${token}`;
}

/** Whether a text has the format of a code. Its signature decides whether it is valid. */
export function isCheckInCode(text: string): boolean {
  return CODE.test(text);
}

/** Extracts the code from scanned text: a URL on any host, because a campus may have two, or the code alone. */
export function codeIn(text: string): string | undefined {
  const last = text
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/^.*\//s, '');
  return isCheckInCode(last) ? last : undefined;
}
