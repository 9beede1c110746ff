import * as v from 'valibot';
import { ROLES } from '../access/roles.ts';
import { isRollNumber, LONGEST_ROLL_NUMBER } from '../accounts/rollNumber.ts';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { ACCOUNT_TEXTS } from '../messages/accounts.ts';

/** A roll number that is typed by hand, of the form that every way in demands. What is stored already stays valid. */
const RollNumber = v.pipe(requiredText('Enter the roll number.', LONGEST_ROLL_NUMBER), v.check(isRollNumber, ACCOUNT_TEXTS.rollNumberForm));

/** What people are narrowed down by besides their role. */
export const PERSON_STATES = ['active', 'disabled', 'unproven', 'administrator'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Somebody as administrators see them. */
export const AdminPerson = v.object({
  _id: Id,
  username: v.string(),
  name: v.string(),
  /** Roll number, also where onboarding has not settled it yet. */
  user_id: v.nullable(v.string()),
  role: v.string(),
  /** When the role ends by itself. */
  role_until: v.nullable(v.string()),
  is_administrator: v.boolean(),
  is_disabled: v.boolean(),
  /** Whether it is shown that the mailbox is theirs. */
  is_proven: v.boolean(),
  onboarding_complete: v.boolean(),
  program: v.nullable(v.string()),
  branch: v.nullable(v.string()),
  batch_year: v.nullable(v.string()),
  created_at: v.string(),
});
export type AdminPerson = v.InferOutput<typeof AdminPerson>;

/** By name or by when they came; a minus turns an order round. */
export const PEOPLE_ORDERS = ['name', '-name', 'joined', '-joined'] as const;
export type PeopleOrder = (typeof PEOPLE_ORDERS)[number];

/** What becomes of somebody's way in. */
export const ACCESS_CHANGES = ['disable', 'enable', 'end-sessions'] as const;
export const AccessChangeInput = body({
  change: v.picklist(ACCESS_CHANGES, 'Choose what to do.'),
  /** Of `end-sessions`: the addresses of the person's calendar and record go on. */
  keep_addresses: v.optional(v.boolean()),
});
export type AccessChangeInput = v.InferOutput<typeof AccessChangeInput>;

/** One fact about somebody that is put right. Each is a change of its own, which the audit log names. An address is no such fact: see AccountChangeInput. */
export const CorrectionInput = v.variant(
  'fact',
  [body({ fact: v.literal('name'), value: requiredText('Enter the name.') }), body({ fact: v.literal('roll-number'), value: RollNumber })],
  'Choose what to correct.',
);
export type CorrectionInput = v.InferOutput<typeof CorrectionInput>;
export type CorrectedFact = CorrectionInput['fact'];

/** A role, and until the end of which day somebody has it; null for until it is taken back. */
export const RoleGrantInput = body({
  role: v.picklist(ROLES, 'Choose a role.'),
  until: v.optional(v.nullable(CalendarDay), null),
});
export type RoleGrantInput = v.InferOutput<typeof RoleGrantInput>;

/** Said wherever somebody would decide about themselves. */
export const NOT_ONESELF = 'Another administrator has to do this: nobody decides about themselves.';
