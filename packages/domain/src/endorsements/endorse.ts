import { NO_UNIT_TEXT } from '../access/noUnit.ts';
import { isGensec, type Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import { ENDORSEMENT_TEXTS } from '../messages/endorsements.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import { accept, type Outcome, refuse } from '../refusals/refusal.ts';
import { isSkillType, SKILL_TYPES, type SkillType, skillTypeOfEndorser } from './endorsedSkillType.ts';

/** Who endorses. A coordinator's unit decides the type; without one there is nothing to endorse. */
export interface Endorser {
  readonly _id: Id;
  readonly role: Role;
  readonly unitCategory?: UnitCategory | undefined;
}

type EndorserRights = Pick<Endorser, 'role' | 'unitCategory'>;

/** What is to be endorsed: a skill of the catalogue, a person's skill or an achievement. */
export interface Endorsable {
  /** Whose it is: the owner, or for a skill of the catalogue whoever proposed it; null when that was nobody. */
  readonly ownerId: Id | null;
  /** Anything that is no queue of its own counts as 'other'. */
  readonly type: string | null;
  readonly isEndorsed: boolean;
  /** Who endorsed it before, for the sentence that says so. */
  readonly endorserName?: string | undefined;
}

/** Refusals that the specification does not word. */
export const ENDORSEMENT_RULE_TEXTS = {
  officeBearersOnly: 'Only office-bearers can endorse.',
  noUnit: NO_UNIT_TEXT,
  noType: 'Independent units have no endorsements of their own: they are for the president.',
  ownItem: 'You cannot endorse what is your own.',
  alreadyEndorsed: 'This was already endorsed.',
} as const;

/**
 * The queues that somebody works through, the first one first: the president all, beginning with the default; everybody else
 * the one of their own type, or none.
 */
export function endorsedSkillTypes({ role, unitCategory }: EndorserRights): readonly SkillType[] {
  if (role === 'PRESIDENT') return SKILL_TYPES;
  if (!isGensec(role) && !(role === 'CLUB_COORDINATOR' && unitCategory)) return [];
  const type = skillTypeOfEndorser(unitCategory ? { role, unitCategory } : { role });
  return type ? [type] : [];
}

/** Whether the portal shows what waits for endorsement; the queues say of which type. */
export function mayEndorse(role: Role): boolean {
  return role !== 'STUDENT';
}

/** The queue that a stored type belongs to; an unknown or missing one is the president's, as 'other' is. */
export function knownSkillType(type: string | null): SkillType {
  return type !== null && isSkillType(type) ? type : 'other';
}

/** Whether somebody may see and work through the queue of a type. */
export function checkEndorsesSkillType(endorser: EndorserRights, type: SkillType): Outcome<SkillType> {
  const queues = endorsedSkillTypes(endorser);
  if (queues.includes(type)) return accept(type);
  const [own] = queues;
  if (own) return refuse('FORBIDDEN', ENDORSEMENT_TEXTS.wrongType(own));
  if (endorser.role !== 'CLUB_COORDINATOR') return refuse('FORBIDDEN', ENDORSEMENT_RULE_TEXTS.officeBearersOnly);
  return endorser.unitCategory ? refuse('FORBIDDEN', ENDORSEMENT_RULE_TEXTS.noType) : refuse('NO_UNIT', ENDORSEMENT_RULE_TEXTS.noUnit);
}

/**
 * Endorses one item: of one's own type, never one's own, and once. The second endorsement is refused whoever makes it, and says
 * who was first where that is known.
 */
export function decideEndorsement({ item, endorser }: { item: Endorsable; endorser: Endorser }): Outcome<{ endorsedBy: Id }> {
  const allowed = checkEndorsesSkillType(endorser, knownSkillType(item.type));
  if (!allowed.ok) return allowed;
  if (item.ownerId === endorser._id) return refuse('SELF_REVIEW', ENDORSEMENT_RULE_TEXTS.ownItem);
  if (!item.isEndorsed) return accept({ endorsedBy: endorser._id });
  const { endorserName } = item;
  return refuse('ALREADY_DECIDED', endorserName ? ENDORSEMENT_TEXTS.alreadyVerified(endorserName) : ENDORSEMENT_RULE_TEXTS.alreadyEndorsed);
}
