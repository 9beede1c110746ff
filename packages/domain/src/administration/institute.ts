import * as v from 'valibot';
import { FEATURE_FLAGS } from '../feature-flags/featureFlags.ts';
import { body } from '../fields/body.ts';
import { TextList } from '../fields/list.ts';
import { numberOr } from '../fields/number.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { optionalText, requiredText } from '../fields/text.ts';
import { DEFAULT_INSTITUTE, Institute } from '../institute/index.ts';
import { type Sentence, sentence } from '../messages/sentence.ts';
import { YEAR_STARTS_IN } from '../positions/tenure.ts';

/** Settings of the institute, edited by administrators. */
export const InstituteSettings = v.object({
  name: v.string(),
  /** Mail domain: registration accepts only addresses of this domain. */
  domain: v.string(),
  portal_title: v.string(),
  /** IANA name. */
  time_zone: v.string(),
  /** Default length of a room booking. */
  room_slot_minutes: v.number(),
  /** Number of days within which feedback is answered. */
  feedback_promise_days: v.number(),
  /** Brand colour as `#rrggbb`; '' for the default colours. */
  brand_color: v.string(),
  /** Address of its terms of use; '' if it has none. */
  terms_url: v.string(),
  /** Month, 1 to 12, in which a year of office starts. */
  year_starts_in: v.number(),
  /** Whether rights of an office require a passkey. */
  passkeys_required: v.boolean(),
  /** The disabled features. */
  off: v.array(v.picklist(FEATURE_FLAGS)),
  /** Hosts that may embed public events in frames, such as `news.campus.example`. */
  embed_hosts: v.array(v.string()),
});
export type InstituteSettings = v.InferOutput<typeof InstituteSettings>;

const NO_DOMAIN = 'Enter a domain such as campus.example.';
const NO_ZONE = 'Enter a time zone such as Asia/Kolkata.';
const NO_COLOR = 'Enter a colour such as #0b6e4f, or leave it empty.';
const NO_TERMS = 'Enter an address such as https://campus.example/terms, or leave it empty.';
const NO_HOST = 'Enter hosts such as news.campus.example.';
const MAX_HOSTS = 20;
/** A host, optionally with a wildcard for all subdomains, and optionally with a port. */
const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;
const NO_FEATURE_FLAG = 'Choose from the parts that there are.';
const { domain, timeZone, brandColor, termsUrl } = Institute.entries;

/** Error for a colour: names the pair of theme colours without enough contrast. */
export function unreadableColorText(pair: string): Sentence<string> {
  return sentence`With this colour some people could not read the portal: ${pair}.`;
}

/** Default number of days within which feedback is answered. */
export const FEEDBACK_PROMISE_DAYS = 14;

/** Body of the institute form: all settings. */
export const InstituteInput = body({
  name: requiredText('Enter the name of the institute.'),
  domain: v.pipe(
    requiredText(NO_DOMAIN, 253),
    v.toLowerCase(),
    v.check((text) => v.is(domain, text), NO_DOMAIN),
  ),
  portal_title: requiredText('Enter the title of the portal.', 40),
  time_zone: v.pipe(
    requiredText(NO_ZONE, 60),
    v.check((text) => v.is(timeZone, text), NO_ZONE),
  ),
  room_slot_minutes: numberOr(DEFAULT_INSTITUTE.roomSlotMinutes, {
    min: 15,
    max: 24 * 60,
    step: 1,
    message: 'Enter whole minutes, from 15 to 1440.',
  }),
  feedback_promise_days: numberOr(FEEDBACK_PROMISE_DAYS, { min: 1, max: 365, step: 1, message: 'Enter whole days, from 1 to 365.' }),
  brand_color: v.pipe(
    optionalText(40),
    v.toLowerCase(),
    v.check((text) => text === '' || v.is(brandColor, text), NO_COLOR),
  ),
  terms_url: v.pipe(
    optionalText(500),
    v.check((text) => text === '' || v.is(termsUrl, text), NO_TERMS),
  ),
  year_starts_in: numberOr(YEAR_STARTS_IN, { min: 1, max: 12, step: 1, message: 'Choose a month.' }),
  passkeys_required: v.optional(v.boolean(), false),
  off: v.pipe(
    v.optional(v.array(v.picklist(FEATURE_FLAGS, NO_FEATURE_FLAG), NO_FEATURE_FLAG), []),
    v.transform((chosen) => FEATURE_FLAGS.filter((part) => chosen.includes(part))),
  ),
  embed_hosts: v.pipe(
    TextList,
    v.transform((hosts) => [...new Set(hosts.map((host) => host.toLowerCase()))]),
    v.check((hosts) => hosts.every((host) => HOST.test(host)), NO_HOST),
    v.maxLength(MAX_HOSTS, ruleMessage('Keep the list within {1} entries.', { 1: MAX_HOSTS })),
  ),
});
export type InstituteInput = v.InferOutput<typeof InstituteInput>;

/** Settings as somebody changed them, with those that the form had shown: only what differs is saved, so that two can change different ones. */
export const InstituteChange = body({ ...InstituteInput.entries, seen: v.optional(InstituteSettings) });
export type InstituteChange = v.InferOutput<typeof InstituteChange>;
