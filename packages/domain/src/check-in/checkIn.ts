import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { WireSentence } from '../fields/sentence.ts';
import { requiredId } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { WAYS_IN } from './letIn.ts';

/** The code of one registration for one day of the event. */
export const CheckInCode = v.object({
  /** The day on campus, 'YYYY-MM-DD'. */
  day: v.string(),
  /** What the QR code leads to: `/check-in/{token}`. It names nobody. */
  token: v.string(),
  /** When its owner came; null as long as they have not. */
  since: v.nullable(v.string()),
});
export type CheckInCode = v.InferOutput<typeof CheckInCode>;

/** What somebody with a place shows at the door: a code for each day of the event. */
export const CheckInPass = v.object({ event_id: Id, codes: v.array(CheckInCode) });
export type CheckInPass = v.InferOutput<typeof CheckInPass>;

/** Whose code it is, for those at the door and for its owner. */
export const CheckInSubject = v.object({
  event_id: Id,
  title: v.string(),
  day: v.string(),
  /** Whether the requester is its owner. */
  is_own: v.boolean(),
  person: PersonReference,
  /** Roll number. */
  user_id: v.nullable(v.string()),
  since: v.nullable(v.string()),
});
export type CheckInSubject = v.InferOutput<typeof CheckInSubject>;

/** What whoever is at the door holds, to go on without a connection: no name, and of each code only its fingerprint. */
export const CheckInList = v.object({
  event_id: Id,
  /** Today, where the event takes place today; null on other days. */
  day: v.nullable(v.string()),
  /** How many have come today, and how many are expected. */
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

/** What became of one scan: they are in, they were in already, or they have no place. */
export const CHECK_IN_OUTCOMES = ['in', 'already', 'unregistered'] as const;
export type CheckInOutcome = (typeof CHECK_IN_OUTCOMES)[number];

/** The answer to one scan. */
export const CheckInAnswer = v.object({
  scan_id: v.string(),
  outcome: v.picklist(CHECK_IN_OUTCOMES),
  day: v.string(),
  /** Null for a code that nobody on the list has. */
  person: v.nullable(PersonReference),
  /** Roll number. */
  user_id: v.nullable(v.string()),
  /** When they came. */
  since: v.nullable(v.string()),
  /** Why they were not let in. */
  reason: v.nullable(v.string()),
  /** What another language says the reason by; left out where it has no values. */
  sentence: v.optional(WireSentence),
  /** How they can be let in all the same. */
  way_in: v.nullable(v.picklist(WAYS_IN)),
});
export type CheckInAnswer = v.InferOutput<typeof CheckInAnswer>;

/** What a scan sends: the code, or who it is. */
export const CheckInInput = body({
  /** Made where it was scanned: sent again, the scan is still one. */
  scan_id: v.pipe(v.string('A scan has an id.'), v.uuid('The id of a scan is a UUID.')),
  token: v.optional(v.pipe(v.string(), v.maxLength(200, 'This is no code for check-in.'))),
  user_id: v.optional(requiredId('Choose a student from the list.')),
  /** When it was scanned, where that was before it is sent. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp('A time is written as ISO 8601.'))),
  /** Lets in somebody who has no place: into a free one, or beyond the maximum. */
  let_in: v.optional(v.picklist(WAYS_IN, 'Somebody is let in where there is room, or beyond.')),
});
export type CheckInInput = v.InferOutput<typeof CheckInInput>;

/** What taking a check-in back sends. */
export const UndoCheckInInput = body({ day: CalendarDay });
export type UndoCheckInInput = v.InferOutput<typeof UndoCheckInInput>;
