import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { WireSentence } from '../fields/sentence.ts';
import { requiredId } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { ADMISSIONS } from './admission.ts';

/** Check-in code of one registration for one day of the event. */
export const CheckInCode = v.object({
  /** Campus day, 'YYYY-MM-DD'. */
  day: v.string(),
  /** Token of the QR code's link: `/check-in/{token}`. It contains no personal data. */
  token: v.string(),
  /** When its owner arrived; null if they have not. */
  since: v.nullable(v.string()),
});
export type CheckInCode = v.InferOutput<typeof CheckInCode>;

/** What a person with a place shows at the door: a code for each day of the event. */
export const CheckInPass = v.object({ event_id: Id, codes: v.array(CheckInCode) });
export type CheckInPass = v.InferOutput<typeof CheckInPass>;

/** The owner of a code, as shown to staff at the door and to the owner. */
export const CheckInSubject = v.object({
  event_id: Id,
  title: v.string(),
  day: v.string(),
  /** Whether the requester is the owner. */
  is_own: v.boolean(),
  person: PersonReference,
  /** Roll number. */
  user_id: v.nullable(v.string()),
  since: v.nullable(v.string()),
});
export type CheckInSubject = v.InferOutput<typeof CheckInSubject>;

/** Data stored on a device at the door for offline use: no names, and only a digest of each code. */
export const CheckInList = v.object({
  event_id: Id,
  /** The current day if the event takes place today; null otherwise. */
  day: v.nullable(v.string()),
  /** Number of people who have arrived today, and of those expected. */
  came_count: v.number(),
  registered_count: v.number(),
  codes: v.array(
    v.object({
      /** The first 16 bytes of the SHA-256 of a code, in base64url. */
      digest: v.string(),
      since: v.nullable(v.string()),
    }),
  ),
});
export type CheckInList = v.InferOutput<typeof CheckInList>;

/** Result of a scan: admitted, already admitted, or not registered. */
export const CHECK_IN_OUTCOMES = ['in', 'already', 'unregistered'] as const;
export type CheckInOutcome = (typeof CHECK_IN_OUTCOMES)[number];

/** Response to a scan. */
export const CheckInAnswer = v.object({
  scan_id: v.string(),
  outcome: v.picklist(CHECK_IN_OUTCOMES),
  day: v.string(),
  /** Null for a code of nobody on the list. */
  person: v.nullable(PersonReference),
  /** Roll number. */
  user_id: v.nullable(v.string()),
  /** Arrival time. */
  since: v.nullable(v.string()),
  /** Why the person was not admitted. */
  reason: v.nullable(v.string()),
  /** The reason in a form that can be translated; absent if it has no values. */
  sentence: v.optional(WireSentence),
  /** How the person can be admitted all the same. */
  way_in: v.nullable(v.picklist(ADMISSIONS)),
});
export type CheckInAnswer = v.InferOutput<typeof CheckInAnswer>;

/** Body of a scan: the code or the person. */
export const CheckInInput = body({
  /** Created on the scanning device, so that sending the scan again is idempotent. */
  scan_id: v.pipe(v.string('A scan has an id.'), v.uuid('The id of a scan is a UUID.')),
  token: v.optional(v.pipe(v.string(), v.maxLength(200, 'This is not a check-in code.'))),
  user_id: v.optional(requiredId('Choose a student from the list.')),
  /** Time of the scan, if it was before sending. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp('A time is written as ISO 8601.'))),
  /** Admits a person without a place: into a free place, or beyond the maximum. */
  let_in: v.optional(v.picklist(ADMISSIONS, 'Somebody is let in where there is room, or beyond.')),
});
export type CheckInInput = v.InferOutput<typeof CheckInInput>;

/** Body that undoes a check-in. */
export const UndoCheckInInput = body({ day: CalendarDay });
export type UndoCheckInInput = v.InferOutput<typeof UndoCheckInInput>;
