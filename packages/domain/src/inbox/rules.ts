import { gensecScope } from '../access/categories.ts';
import { mayCall } from '../access/policy.ts';
import { OFFICE_BEARER_ROLES, type Role } from '../access/roles.ts';
import { endorsedSkillTypes } from '../endorsements/endorse.ts';
import type { Id } from '../identity/id.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import type { SkillType } from '../skills/skill.ts';
import { INBOX_KINDS, type InboxKind } from './inboxItem.ts';

interface InboxRule {
  /** The call that resolves it: it is pending only for those who may make this call. */
  readonly call: string;
  /**
   * What an item must belong to: the rooms that the person decides about, the skill types that they endorse, the offices that they hold in
   * a flow, or the units that they manage.
   */
  readonly of: 'rooms' | 'skill-types' | 'offices' | 'units';
}

/** Rules of which items are pending for whom (docs/specification/inbox.md#inbox-waits): one row for each kind. */
export const INBOX_RULES: Readonly<Record<InboxKind, InboxRule>> = {
  'room-request': { call: 'PATCH /api/events/room-requests/{requestId}/status', of: 'rooms' },
  'user-skill': { call: 'POST /api/skills/user-skills/endorse/{id}', of: 'skill-types' },
  skill: { call: 'POST /api/skills/endorse/{skillId}', of: 'skill-types' },
  achievement: { call: 'PATCH /api/achievements/verify/{id}', of: 'skill-types' },
  approval: { call: 'POST /api/approvals/{requestId}/steps/{stepId}/decision', of: 'offices' },
  // Office-bearers may resolve more than this: feedback about other units is pending for those units.
  feedback: { call: 'PUT /api/feedback/mark-resolved/{feedbackId}', of: 'units' },
  unit: { call: 'POST /api/positions/add-position', of: 'units' },
  position: { call: 'POST /api/positions/add-position-holder', of: 'units' },
};

/** The owner of the inbox. */
export interface InboxPerson {
  readonly userId: Id;
  readonly role: Role;
  /** The unit whose contact the person is. */
  readonly unit?: { readonly id: Id; readonly category: UnitCategory } | undefined;
  /** Whether the person holds an office that a flow may name, or deputises for somebody who does. */
  readonly decides?: boolean;
}

/** Units that a person manages; all if unrestricted. */
export interface InboxUnits {
  readonly unitId?: Id;
  readonly category?: UnitCategory;
}

/** Criteria of a person's pending items, for the database query. */
export interface InboxScope {
  /** Excludes the person's own items. */
  readonly userId: Id;
  readonly kinds: readonly InboxKind[];
  /** Role that the catalogue names to decide about rooms; the president decides about rooms without one. */
  readonly role: Role;
  readonly skillTypes: readonly SkillType[];
  readonly units: InboxUnits;
}

/** Returns the units that a person manages; undefined if there are none. */
function unitsOf({ role, unit }: InboxPerson): InboxUnits | undefined {
  if (role === 'PRESIDENT') return {};
  const scope = gensecScope(role);
  if (scope) return { category: scope.unit };
  return unit && { unitId: unit.id };
}

/** Returns the criteria of a person's pending items: for each kind that the policy lets them resolve, those they are responsible for. */
export function inboxScope(person: InboxPerson): InboxScope {
  const { userId, role, unit, decides = false } = person;
  const skillTypes = endorsedSkillTypes({ role, unitCategory: unit?.category });
  const units = unitsOf(person);
  const has = { rooms: true, 'skill-types': skillTypes.length > 0, offices: decides, units: units !== undefined };
  const kinds = INBOX_KINDS.filter((kind) => mayCall(role, INBOX_RULES[kind].call) && has[INBOX_RULES[kind].of]);
  return { userId, role, kinds, skillTypes, units: units ?? {} };
}

/** Whether a role can have pending items at all. */
export function hasInbox(role: Role): boolean {
  return (OFFICE_BEARER_ROLES as readonly Role[]).includes(role);
}

/** Returns the kinds that the filter offers to a role. */
export function inboxKindsOf(role: Role): readonly InboxKind[] {
  return hasInbox(role) ? INBOX_KINDS.filter((kind) => mayCall(role, INBOX_RULES[kind].call)) : [];
}
