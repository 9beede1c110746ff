import { isGensec, type Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import { ENDORSEMENT_TEXTS } from '../messages/endorsements.ts';
import { ORG_UNIT_TEXTS } from '../messages/orgUnits.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { SKILL_TYPES, type SkillType } from '../skills/skill.ts';
import { knownSkillType, skillTypeOfEndorser } from './endorsedSkillType.ts';

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
  /** Anything that is no skill type counts as 'other'. */
  readonly type: string | null;
  readonly isEndorsed: boolean;
  /** Who endorsed it before, for the sentence that says so. */
  readonly endorserName?: string | undefined;
}

/** Refusals that the specification does not word. */
export const ENDORSEMENT_RULE_TEXTS = {
  officeBearersOnly: 'Only office-bearers can endorse.',
  noUnit: ORG_UNIT_TEXTS.noUnit,
  noType: 'Independent units have no endorsements of their own: they are for the president.',
  ownItem: 'You cannot endorse what is your own.',
  alreadyEndorsed: 'This was already endorsed.',
} as const;

/**
 * The skill types that somebody endorses, the first one first: the president all, beginning with the default; everybody else
 * the person's own one, or none.
 */
export function endorsedSkillTypes({ role, unitCategory }: EndorserRights): readonly SkillType[] {
  if (role === 'PRESIDENT') return SKILL_TYPES;
  if (!isGensec(role) && !(endorsesByUnit(role) && unitCategory)) return [];
  const type = skillTypeOfEndorser(unitCategory ? { role, unitCategory } : { role });
  return type ? [type] : [];
}

/** Whether the unit whose contact somebody is says what they endorse: it has to be known first. */
export function endorsesByUnit(role: Role): boolean {
  return role === 'CLUB_COORDINATOR';
}

/** Whether the portal shows what waits for endorsement; `endorsedSkillTypes` says of which types. */
export function mayEndorse(role: Role): boolean {
  return role !== 'STUDENT';
}

/** Whether somebody may see and endorse what waits for endorsement in a skill type. */
export function checkEndorsesSkillType(endorser: EndorserRights, type: SkillType): Result<SkillType> {
  const types = endorsedSkillTypes(endorser);
  if (types.includes(type)) return accept(type);
  const [own] = types;
  if (own) return refuse('FORBIDDEN', { text: ENDORSEMENT_TEXTS.wrongType, values: { type: { text: own } } });
  if (!endorsesByUnit(endorser.role)) return refuse('FORBIDDEN', ENDORSEMENT_RULE_TEXTS.officeBearersOnly);
  return endorser.unitCategory ? refuse('FORBIDDEN', ENDORSEMENT_RULE_TEXTS.noType) : refuse('NO_UNIT', ENDORSEMENT_RULE_TEXTS.noUnit);
}

/**
 * Endorses one item: of one's own type, never one's own, and once. The second endorsement is refused whoever makes it, and says
 * who was first where that is known.
 */
export function decideEndorsement({ item, endorser }: { item: Endorsable; endorser: Endorser }): Result<{ endorsedBy: Id }> {
  const allowed = checkEndorsesSkillType(endorser, knownSkillType(item.type));
  if (!allowed.ok) return allowed;
  if (item.ownerId === endorser._id) return refuse('SELF_REVIEW', ENDORSEMENT_RULE_TEXTS.ownItem);
  if (!item.isEndorsed) return accept({ endorsedBy: endorser._id });
  const { endorserName } = item;
  return refuse(
    'ALREADY_DECIDED',
    endorserName ? { text: ENDORSEMENT_TEXTS.alreadyVerified, values: { name: endorserName } } : ENDORSEMENT_RULE_TEXTS.alreadyEndorsed,
  );
}
