import * as v from 'valibot';

/** True for an IANA time zone name that this runtime knows. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What is different from one institute to the next. Configuration on the server; the portal reads it from its page. */
export const Institute = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  /** Mail domain: registration takes addresses of this domain only. */
  domain: v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/i, 'must be a domain name such as campus.example')),
  portalTitle: v.pipe(v.string(), v.minLength(1)),
  /** IANA name; every date that is shown or compared is a date in this zone. */
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone name such as Asia/Kolkata')),
  /** Length of a room booking where nothing else tells it. */
  roomSlotMinutes: v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(24 * 60)),
});
export type Institute = v.InferOutput<typeof Institute>;
