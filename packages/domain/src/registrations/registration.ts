import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { MAX_TEXT_LENGTH, optionalText, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { REGISTRATION_PHASES } from './phase.ts';

/** States of a registration: not registered, registered, or on the waiting list. */
export const REGISTRATION_STATES = ['none', 'registered', 'waiting'] as const;
export const RegistrationState = v.picklist(REGISTRATION_STATES);
export type RegistrationState = v.InferOutput<typeof RegistrationState>;

/** State of the event's questions for a person: not answered yet, or answered. */
const QUESTION_STATES = ['asked', 'answered'] as const;

/** Number of places taken, and of people waiting. */
const COUNTS = { registered_count: v.number(), waiting_count: v.number() };

/** A person's registration for an event, and what they may do now. */
export const Registration = v.object({
  event_id: Id,
  state: RegistrationState,
  /** Position on the waiting list, from 1; null if not waiting. */
  position: v.nullable(v.number()),
  ...COUNTS,
  /** By the server's clock, which decides deadlines. */
  phase: v.picklist(REGISTRATION_PHASES),
  /** Whether it can still be cancelled. */
  may_cancel: v.boolean(),
  /** For an event with questions: whether the person has answered. */
  questions: v.optional(v.picklist(QUESTION_STATES)),
  /** For such an event: when an unanswered place goes to somebody else; null if it does not. */
  answer_by: v.optional(v.nullable(v.string())),
});
export type Registration = v.InferOutput<typeof Registration>;

/** A registration as shown to those who manage the event. */
export const RegistrationEntry = v.object({
  _id: Id,
  person: PersonReference,
  /** Roll number. */
  user_id: v.nullable(v.string()),
  state: v.picklist(['registered', 'waiting']),
  position: v.nullable(v.number()),
  registered_at: v.string(),
  /** Arrival time today; null if they have not arrived. */
  checked_in_at: v.nullable(v.string()),
});
export type RegistrationEntry = v.InferOutput<typeof RegistrationEntry>;

/** By time of registration, with registered people before waiting ones, or by name. A minus reverses the order. */
export const REGISTRATION_ORDERS = ['arrival', '-arrival', 'name', '-name'] as const;
export type RegistrationOrder = (typeof REGISTRATION_ORDERS)[number];

/** Body that adds a person manually. */
export const AddRegistrationInput = body({ user_id: requiredId('Choose a student from the list.') });
export type AddRegistrationInput = v.InferOutput<typeof AddRegistrationInput>;

/** Body that removes a person; the reason is sent to them. */
export const RemoveRegistrationInput = body({ reason: requiredText('Enter a reason. The student will see it.', MAX_TEXT_LENGTH) });
export type RemoveRegistrationInput = v.InferOutput<typeof RemoveRegistrationInput>;

/** A mail to everybody registered. */
export const RegistrationMailInput = body({
  subject: requiredText('Enter a subject.'),
  text: requiredText('Enter what you want to tell them.', MAX_TEXT_LENGTH),
  /** Whether people on the waiting list get it too. */
  includes_waiting: v.optional(v.boolean(), false),
});
export type RegistrationMailInput = v.InferOutput<typeof RegistrationMailInput>;

/** Search term: part of a name, a mail address or a roll number. */
export const RegistrationSearch = optionalText();

/** The places of an event and the demand for them. Without a maximum they are unlimited. */
export interface Places {
  readonly maximum: number | null | undefined;
  readonly registered: number;
  readonly waiting: number;
}
