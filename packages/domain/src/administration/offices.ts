import * as v from 'valibot';
import { GENSEC_SCOPES } from '../access/categories.ts';
import { GENSEC_ROLES, type Role } from '../access/roles.ts';
import { Email } from '../accounts/email.ts';
import { body } from '../fields/body.ts';
import { CalendarDay, NO_DAY } from '../fields/dates.ts';
import { folded } from '../fields/search.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { POSITION_TEXTS } from '../messages/positions.ts';
import { PositionHolderStatus } from '../positions/positionHolder.ts';

/** Kinds of offices: a role of the institute, the contact of a unit, or a position in a unit. */
export const OFFICE_KINDS = ['role', 'contact', 'position'] as const;
export type OfficeKind = (typeof OFFICE_KINDS)[number];

/** A person in an office. */
export const OfficeHolder = v.object({
  /** Unique key in the list. */
  _id: v.string(),
  kind: v.picklist(OFFICE_KINDS),
  /** Name in the sheets: 'GenSec Sports', 'Coordinator', or the title of a position. */
  office: v.string(),
  /** The unit; blank for an office of the whole institute. */
  unit: v.string(),
  /** Null if nobody has an account with the contact address. */
  person: v.nullable(v.object({ _id: Id, name: v.string(), username: v.string() })),
  tenure: v.nullable(v.string()),
  /** For a position, the id of the holding, which is needed to correct it. */
  holder_id: v.nullable(Id),
  until: v.nullable(v.string()),
});
export type OfficeHolder = v.InferOutput<typeof OfficeHolder>;

/** Roles, then contacts, then positions, each by unit; or by unit or holder. A minus reverses the order. */
export const OFFICE_ORDERS = ['office', 'unit', '-unit', 'holder', '-holder'] as const;
export type OfficeOrder = (typeof OFFICE_ORDERS)[number];

/** A correction of a holding: whether it continues, its tenure, its day of appointment, and its holder. Omitted fields stay as they are. */
export const HolderChangeInput = body({
  status: PositionHolderStatus,
  tenure_year: requiredText(POSITION_TEXTS.tenureRequired),
  /** Day of the appointment; blank and null mean unknown. */
  appointed_on: v.optional(
    v.nullable(
      v.union(
        [
          v.pipe(
            v.literal(''),
            v.transform(() => null),
          ),
          CalendarDay,
        ],
        NO_DAY,
      ),
    ),
  ),
  /** Mail address of the actual holder; blank if the person is right. */
  email: v.optional(v.union([v.literal(''), Email], 'Please enter a valid email address.')),
});
export type HolderChangeInput = v.InferOutput<typeof HolderChangeInput>;

/** Name of a unit's contact in the sheets. */
export const COORDINATOR_OFFICE = 'Coordinator';

/** Offices of the whole institute, by their names in the sheets. */
export const ROLE_OFFICES: Readonly<Record<string, Exclude<Role, 'STUDENT' | 'CLUB_COORDINATOR'>>> = {
  President: 'PRESIDENT',
  ...Object.fromEntries(GENSEC_ROLES.map((role) => [`GenSec ${GENSEC_SCOPES[role].name}`, role])),
};

/** Returns the name of a role in the sheets; the role itself if it is no office. */
export function officeOfRole(role: string): string {
  return Object.entries(ROLE_OFFICES).find(([, its]) => its === role)?.[0] ?? role;
}

/** Returns the role that a sheet means, by its name or its stored value. */
export function roleOfOffice(office: string): (typeof ROLE_OFFICES)[string] | undefined {
  const wanted = folded(office).trim();
  const known = Object.entries(ROLE_OFFICES).find(([name, role]) => folded(name) === wanted || folded(role) === wanted);
  return known?.[1];
}

/** Whether an office in a sheet is the contact of a unit. */
export function isCoordinatorOffice(office: string): boolean {
  return ['coordinator', 'contact', 'club coordinator', 'club_coordinator'].includes(folded(office).trim());
}
