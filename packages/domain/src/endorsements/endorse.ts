import { isGensec, type Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';
import { ENDORSEMENT_TEXTS } from '../messages/endorsements.ts';
import { ORG_UNIT_TEXTS } from '../messages/orgUnits.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { SKILL_TYPES, type SkillType } from '../skills/skill.ts';
import { knownSkillType, skillTypeOfEndorser } from './endorsedSkillType.ts';

/** The person who endorses. A coordinator's unit determines the type; without a unit there is nothing to endorse. */
export interface Endorser {
  readonly _id: Id;
  readonly role: Role;
  readonly unitCategory?: UnitCategory | undefined;
}

type EndorserRights = Pick<Endorser, 'role' | 'unitCategory'>;

/** The item to endorse: a skill of the catalogue, a person's skill or an achievement. */
export interface Endorsable {
  /** Its owner, or for a skill of the catalogue the person who proposed it; null if there is none. */
  readonly ownerId: Id | null;
  /** Anything other than a skill type counts as 'other'. */
  readonly type: string | null;
  readonly isEndorsed: boolean;
  /** Who endorsed it before, for the error message. */
  readonly endorserName?: string | undefined;
}

/** Refusals whose text is not in the specification. */
export const ENDORSEMENT_RULE_TEXTS = {
  officeBearersOnly: 'Only office-bearers can endorse.',
  noUnit: ORG_UNIT_TEXTS.noUnit,
  noType: 'Independent units have no endorsements of their own: they are for the president.',
  ownItem: 'You cannot endorse your own items.',
  alreadyEndorsed: 'This was already endorsed.',
} as const;

/** Returns the skill types that a person endorses, the default first: the president all, everybody else their own or none. */
export function endorsedSkillTypes({ role, unitCategory }: EndorserRights): readonly SkillType[] {
  if (role === 'PRESIDENT') return SKILL_TYPES;
  if (!isGensec(role) && !(endorsesByUnit(role) && unitCategory)) return [];
  const type = skillTypeOfEndorser(unitCategory ? { role, unitCategory } : { role });
  return type ? [type] : [];
}

/** Whether the person's unit determines what they endorse, so that it must be loaded first. */
export function endorsesByUnit(role: Role): boolean {
  return role === 'CLUB_COORDINATOR';
}

/** Whether the portal shows pending endorsements to a role; `endorsedSkillTypes` returns their types. */
export function mayEndorse(role: Role): boolean {
  return role !== 'STUDENT';
}

/** Checks whether a person may see and endorse pending items of a skill type. */
export function checkEndorsesSkillType(endorser: EndorserRights, type: SkillType): Result<SkillType> {
  const types = endorsedSkillTypes(endorser);
  if (types.includes(type)) return accept(type);
  const [own] = types;
  if (own) return refuse('FORBIDDEN', { text: ENDORSEMENT_TEXTS.wrongType, values: { type: { text: own } } });
  if (!endorsesByUnit(endorser.role)) return refuse('FORBIDDEN', ENDORSEMENT_RULE_TEXTS.officeBearersOnly);
  return endorser.unitCategory ? refuse('FORBIDDEN', ENDORSEMENT_RULE_TEXTS.noType) : refuse('NO_UNIT', ENDORSEMENT_RULE_TEXTS.noUnit);
}

/**
 * Endorses one item: of the endorser's type, never their own, and only once. A second endorsement by anybody is refused, naming the first
 * endorser if known.
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
