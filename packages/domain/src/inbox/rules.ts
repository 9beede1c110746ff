import { gensecScope } from '../access/categories.ts';
import { mayCall } from '../access/policy.ts';
import { OFFICE_BEARER_ROLES, type Role } from '../access/roles.ts';
import { endorsedSkillTypes } from '../endorsements/endorse.ts';
import type { Id } from '../identity/id.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import type { SkillType } from '../skills/skill.ts';
import { INBOX_KINDS, type InboxKind } from './inboxItem.ts';

interface InboxRule {
  /** The call that settles it: it waits for nobody who may not make that. */
  readonly call: string;
  /**
   * Of what one has it: of the rooms that one decides about, of the skill types that one endorses, of the offices that one holds in a flow, or of the
   * units that one looks after.
   */
  readonly of: 'rooms' | 'skill-types' | 'offices' | 'units';
}

/** What waits for whom (docs/specification/inbox.md#inbox-waits): one row for each kind. */
export const INBOX_RULES: Readonly<Record<InboxKind, InboxRule>> = {
  'room-request': { call: 'PATCH /api/events/room-requests/{requestId}/status', of: 'rooms' },
  'user-skill': { call: 'POST /api/skills/user-skills/endorse/{id}', of: 'skill-types' },
  skill: { call: 'POST /api/skills/endorse/{skillId}', of: 'skill-types' },
  achievement: { call: 'PATCH /api/achievements/verify/{id}', of: 'skill-types' },
  approval: { call: 'POST /api/approvals/{requestId}/steps/{stepId}/decision', of: 'offices' },
  // Office-bearers may resolve more than that: what is about others' units concerns them, and waits for them.
  feedback: { call: 'PUT /api/feedback/mark-resolved/{feedbackId}', of: 'units' },
  unit: { call: 'POST /api/positions/add-position', of: 'units' },
  position: { call: 'POST /api/positions/add-position-holder', of: 'units' },
};

/** Whose inbox it is. */
export interface InboxPerson {
  readonly userId: Id;
  readonly role: Role;
  /** The unit whose contact the person is. */
  readonly unit?: { readonly id: Id; readonly category: UnitCategory } | undefined;
  /** Whether the person holds an office that a flow may name, or stands in for who does. */
  readonly decides?: boolean;
}

/** Units that somebody looks after: all where nothing is said. */
export interface InboxUnits {
  readonly unitId?: Id;
  readonly category?: UnitCategory;
}

/** What waits for somebody, as a database is asked for it. */
export interface InboxScope {
  /** Nothing that is the person's own waits for them. */
  readonly userId: Id;
  readonly kinds: readonly InboxKind[];
  /** What waits for a room waits for whom the catalogue names for it, and for the president where it names nobody. */
  readonly role: Role;
  readonly skillTypes: readonly SkillType[];
  readonly units: InboxUnits;
}

/** The units that a person looks after; undefined where there are none. */
function unitsOf({ role, unit }: InboxPerson): InboxUnits | undefined {
  if (role === 'PRESIDENT') return {};
  const scope = gensecScope(role);
  if (scope) return { category: scope.unit };
  return unit && { unitId: unit.id };
}

/** What waits for a person: of each kind that the policy lets them settle, what is theirs to look after. */
export function inboxScope(person: InboxPerson): InboxScope {
  const { userId, role, unit, decides = false } = person;
  const skillTypes = endorsedSkillTypes({ role, unitCategory: unit?.category });
  const units = unitsOf(person);
  const has = { rooms: true, 'skill-types': skillTypes.length > 0, offices: decides, units: units !== undefined };
  const kinds = INBOX_KINDS.filter((kind) => mayCall(role, INBOX_RULES[kind].call) && has[INBOX_RULES[kind].of]);
  return { userId, role, kinds, skillTypes, units: units ?? {} };
}

/** Whether anything can wait for a role at all; its rows may still be none. */
export function hasInbox(role: Role): boolean {
  return (OFFICE_BEARER_ROLES as readonly Role[]).includes(role);
}

/** The kinds that a filter offers to a role. */
export function inboxKindsOf(role: Role): readonly InboxKind[] {
  return hasInbox(role) ? INBOX_KINDS.filter((kind) => mayCall(role, INBOX_RULES[kind].call)) : [];
}
