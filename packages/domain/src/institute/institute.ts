import * as v from 'valibot';
import { FEATURE_FLAGS } from '../feature-flags/featureFlags.ts';

/** Whether this runtime knows the IANA time zone. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const BRAND_COLOR = /^#[0-9a-f]{6}$/;

/** Whether a page can be linked to: an https URL without credentials. */
function isTermsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

/** Settings that differ between institutes. The server reads them from its configuration, the portal from its page. */
export const Institute = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  /** Mail domain: registration accepts only addresses of this domain. */
  domain: v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/i, 'must be a domain name such as campus.example')),
  portalTitle: v.pipe(v.string(), v.minLength(1)),
  /** IANA name; all dates are shown and compared in this zone. */
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone name such as Asia/Kolkata')),
  /** Default length of a room booking. */
  roomSlotMinutes: v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(24 * 60)),
  /** Brand colour as `#rrggbb`; the default colours if omitted. */
  brandColor: v.optional(v.pipe(v.string(), v.regex(BRAND_COLOR, 'must be a colour such as #0b6e4f'))),
  /** Address of its terms of use. */
  termsUrl: v.optional(v.pipe(v.string(), v.check(isTermsUrl, 'must be an address such as https://campus.example/terms'))),
  /** Month, 1 to 12, in which a year of office starts; defaults to `YEAR_STARTS_IN`. */
  yearStartsIn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  /** The disabled features. */
  off: v.optional(v.array(v.picklist(FEATURE_FLAGS))),
});
export type Institute = v.InferOutput<typeof Institute>;
