import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { LONGEST_TEXT, optionalText, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { REGISTRATION_PHASES } from './phase.ts';

/** Where somebody stands with an event: not registered, with a place, or in line for one. */
export const REGISTRATION_STATES = ['none', 'registered', 'waiting'] as const;
export const RegistrationState = v.picklist(REGISTRATION_STATES);
export type RegistrationState = v.InferOutput<typeof RegistrationState>;

/** What an event asks somebody: what they have not answered, or what they have. */
const QUESTION_STATES = ['asked', 'answered'] as const;

/** How many places of an event are taken, and how many people wait for one. */
const COUNTS = { registered_count: v.number(), waiting_count: v.number() };

/** Where somebody stands with an event, and what they may do about it now. */
export const Registration = v.object({
  event_id: Id,
  state: RegistrationState,
  /** The place in the waiting list, from 1; null for whoever does not wait. */
  position: v.nullable(v.number()),
  ...COUNTS,
  /** By the server's clock, for deadlines are the server's. */
  phase: v.picklist(REGISTRATION_PHASES),
  /** Whether there is time left to cancel. */
  may_cancel: v.boolean(),
  /** Of an event that asks something: whether the person has answered. */
  questions: v.optional(v.picklist(QUESTION_STATES)),
  /** Of such an event: when the place goes to somebody else without answers; null where it does not. */
  answer_by: v.optional(v.nullable(v.string())),
});
export type Registration = v.InferOutput<typeof Registration>;

/** One person's registration, as those who manage the event see it. */
export const RegistrationEntry = v.object({
  _id: Id,
  person: PersonReference,
  /** Roll number. */
  user_id: v.nullable(v.string()),
  state: v.picklist(['registered', 'waiting']),
  position: v.nullable(v.number()),
  registered_at: v.string(),
  /** When they came today; null as long as they have not. */
  checked_in_at: v.nullable(v.string()),
});
export type RegistrationEntry = v.InferOutput<typeof RegistrationEntry>;

/** First come first, those who have a place before those who wait; or by name. A minus turns an order round. */
export const REGISTRATION_ORDERS = ['arrival', '-arrival', 'name', '-name'] as const;
export type RegistrationOrder = (typeof REGISTRATION_ORDERS)[number];

/** What adding somebody by hand sends. */
export const AddRegistrationInput = body({ user_id: requiredId('Choose a student from the list.') });
export type AddRegistrationInput = v.InferOutput<typeof AddRegistrationInput>;

/** What taking somebody off the list sends; the reason is told to them. */
export const RemoveRegistrationInput = body({ reason: requiredText('Enter a reason: the student is told it.', LONGEST_TEXT) });
export type RemoveRegistrationInput = v.InferOutput<typeof RemoveRegistrationInput>;

/** What a mail to everybody who is registered says. */
export const RegistrationMailInput = body({
  subject: requiredText('Enter a subject.'),
  text: requiredText('Enter what you want to tell them.', LONGEST_TEXT),
  /** Whether those who wait get it too. */
  includes_waiting: v.optional(v.boolean(), false),
});
export type RegistrationMailInput = v.InferOutput<typeof RegistrationMailInput>;

/** A search of the list: part of a name, an address or a roll number. */
export const RegistrationSearch = optionalText();

/** The places of an event, and who is after them. No maximum is no bound. */
export interface Places {
  readonly maximum: number | null | undefined;
  readonly registered: number;
  readonly waiting: number;
}
