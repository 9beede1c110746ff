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

/** What an office is: a role of the institute, being the contact of a unit, or a position in one. */
export const OFFICE_KINDS = ['role', 'contact', 'position'] as const;
export type OfficeKind = (typeof OFFICE_KINDS)[number];

/** Somebody in an office. */
export const OfficeHolder = v.object({
  /** Tells it from all others in the list. */
  _id: v.string(),
  kind: v.picklist(OFFICE_KINDS),
  /** As sheets name it: 'GenSec Sports', 'Coordinator', or the title of a position. */
  office: v.string(),
  /** The unit, blank for an office of the whole institute. */
  unit: v.string(),
  /** Null where nobody has an account with the contact address. */
  person: v.nullable(v.object({ _id: Id, name: v.string(), username: v.string() })),
  tenure: v.nullable(v.string()),
  /** Of a position, what somebody holds of it, by which it is corrected. */
  holder_id: v.nullable(Id),
  until: v.nullable(v.string()),
});
export type OfficeHolder = v.InferOutput<typeof OfficeHolder>;

/** Roles, then contacts, then positions, each by unit; or by unit or holder. A minus turns an order round. */
export const OFFICE_ORDERS = ['office', 'unit', '-unit', 'holder', '-holder'] as const;
export type OfficeOrder = (typeof OFFICE_ORDERS)[number];

/** Whether somebody holds a position still, for which tenure, since which day, and who it is. What is left out stays as it is. */
export const HolderChangeInput = body({
  status: PositionHolderStatus,
  tenure_year: requiredText(POSITION_TEXTS.tenureRequired),
  /** The day of the appointment; blank and null mean that nobody said. */
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
  /** Of whoever held it really; blank where the right person stands there. */
  email: v.optional(v.union([v.literal(''), Email], 'Please enter a valid email address.')),
});
export type HolderChangeInput = v.InferOutput<typeof HolderChangeInput>;

/** How a sheet names the contact of a unit. */
export const COORDINATOR_OFFICE = 'Coordinator';

/** The offices of the whole institute, as sheets name them. */
export const ROLE_OFFICES: Readonly<Record<string, Exclude<Role, 'STUDENT' | 'CLUB_COORDINATOR'>>> = {
  President: 'PRESIDENT',
  ...Object.fromEntries(GENSEC_ROLES.map((role) => [`GenSec ${GENSEC_SCOPES[role].name}`, role])),
};

/** How a sheet names a role; the role itself where it is no office. */
export function officeOfRole(role: string): string {
  return Object.entries(ROLE_OFFICES).find(([, its]) => its === role)?.[0] ?? role;
}

/** The role that a sheet means, by its name in words or as it is stored. */
export function roleOfOffice(office: string): (typeof ROLE_OFFICES)[string] | undefined {
  const wanted = folded(office).trim();
  const known = Object.entries(ROLE_OFFICES).find(([name, role]) => folded(name) === wanted || folded(role) === wanted);
  return known?.[1];
}

/** True for the contact of a unit. */
export function isCoordinatorOffice(office: string): boolean {
  return ['coordinator', 'contact', 'club coordinator', 'club_coordinator'].includes(folded(office).trim());
}
