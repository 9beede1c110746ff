import * as v from 'valibot';
import { ROLES } from '../access/roles.ts';
import { isRollNumber, MAX_ROLL_NUMBER_LENGTH } from '../accounts/rollNumber.ts';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { ACCOUNT_TEXTS } from '../messages/accounts.ts';

/** A roll number typed by an administrator, which must have the usual format. Stored numbers stay valid. */
const RollNumber = v.pipe(
  requiredText('Enter the roll number.', MAX_ROLL_NUMBER_LENGTH),
  v.check(isRollNumber, ACCOUNT_TEXTS.rollNumberForm),
);

/** Filters of people, besides the role. */
export const PERSON_STATES = ['active', 'disabled', 'unproven', 'administrator'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** A person as shown to administrators. */
export const AdminPerson = v.object({
  _id: Id,
  username: v.string(),
  name: v.string(),
  /** Roll number, also before onboarding is complete. */
  user_id: v.nullable(v.string()),
  role: v.string(),
  /** When the role expires. */
  role_until: v.nullable(v.string()),
  is_administrator: v.boolean(),
  is_disabled: v.boolean(),
  /** Whether the mail address is confirmed. */
  is_proven: v.boolean(),
  onboarding_complete: v.boolean(),
  program: v.nullable(v.string()),
  branch: v.nullable(v.string()),
  batch_year: v.nullable(v.string()),
  created_at: v.string(),
});
export type AdminPerson = v.InferOutput<typeof AdminPerson>;

/** By name or by join date; a minus reverses the order. */
export const PEOPLE_ORDERS = ['name', '-name', 'joined', '-joined'] as const;
export type PeopleOrder = (typeof PEOPLE_ORDERS)[number];

/** Changes of a person's access. */
export const ACCESS_CHANGES = ['disable', 'enable', 'end-sessions'] as const;
export const AccessChangeInput = body({
  change: v.picklist(ACCESS_CHANGES, 'Choose what to do.'),
  /** For `end-sessions`: keeps the addresses of the person's calendar and record valid. */
  keep_addresses: v.optional(v.boolean()),
});
export type AccessChangeInput = v.InferOutput<typeof AccessChangeInput>;

/**
 * A correction of one field of a person. Each is a separate change in the audit log. A mail address is not corrected this way: see
 * AccountChangeInput.
 */
export const CorrectionInput = v.variant(
  'fact',
  [body({ fact: v.literal('name'), value: requiredText('Enter the name.') }), body({ fact: v.literal('roll-number'), value: RollNumber })],
  'Choose what to correct.',
);
export type CorrectionInput = v.InferOutput<typeof CorrectionInput>;
export type CorrectedFact = CorrectionInput['fact'];

/** A role and the last day on which it is valid; null until it is revoked. */
export const RoleGrantInput = body({
  role: v.picklist(ROLES, 'Choose a role.'),
  until: v.optional(v.nullable(CalendarDay), null),
});
export type RoleGrantInput = v.InferOutput<typeof RoleGrantInput>;

/** Shown if administrators would decide about themselves. */
export const NOT_ONESELF = 'Another administrator has to do this: you cannot decide about yourself.';
