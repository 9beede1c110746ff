import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { numberOr } from '../fields/number.ts';
import { requiredText } from '../fields/text.ts';
import { DEFAULT_INSTITUTE, Institute } from '../institute/index.ts';

/** What administrators say of their institute. */
export const InstituteSettings = v.object({
  name: v.string(),
  /** Mail domain: registration takes addresses of this domain only. */
  domain: v.string(),
  portal_title: v.string(),
  /** IANA name. */
  time_zone: v.string(),
  /** Length of a room booking where nothing else tells it. */
  room_slot_minutes: v.number(),
  /** Within how many days feedback is answered. */
  feedback_promise_days: v.number(),
});
export type InstituteSettings = v.InferOutput<typeof InstituteSettings>;

const NO_DOMAIN = 'Enter a domain such as campus.example.';
const NO_ZONE = 'Enter a time zone such as Asia/Kolkata.';
const { domain, timeZone } = Institute.entries;

/** How long feedback may wait where nobody says anything else. */
export const FEEDBACK_PROMISE_DAYS = 14;

/** The form of the institute: all of it, as it is from now on. */
export const InstituteInput = body({
  name: requiredText('Enter the name of the institute.'),
  domain: v.pipe(
    requiredText(NO_DOMAIN, 253),
    v.toLowerCase(),
    v.check((text) => v.is(domain, text), NO_DOMAIN),
  ),
  portal_title: requiredText('Enter what the portal calls itself.', 40),
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
});
export type InstituteInput = v.InferOutput<typeof InstituteInput>;
