import * as v from 'valibot';
import { FEATURE_FLAGS } from '../feature-flags/featureFlags.ts';

/** True for an IANA time zone name that this runtime knows. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const BRAND_COLOR = /^#[0-9a-f]{6}$/;

/** Whether a page can be linked to: an address of https, with nobody's name and password in it. */
function isTermsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
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
  /** What the portal is painted in, as `#rrggbb`; in the colours of the house where nothing is said. */
  brandColor: v.optional(v.pipe(v.string(), v.regex(BRAND_COLOR, 'must be a colour such as #0b6e4f'))),
  /** Where its terms of use are read. */
  termsUrl: v.optional(v.pipe(v.string(), v.check(isTermsUrl, 'must be an address such as https://campus.example/terms'))),
  /** The month, 1 to 12, in which a year of office begins; that of `YEAR_STARTS_IN` where nothing is said. */
  yearStartsIn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  /** The parts of the portal that it does without. */
  off: v.optional(v.array(v.picklist(FEATURE_FLAGS))),
});
export type Institute = v.InferOutput<typeof Institute>;
