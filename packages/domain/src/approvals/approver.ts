import type { Role } from '../access/roles.ts';
import { ACHIEVEMENT_LEVELS, type AchievementLevel } from '../achievements/achievement.ts';
import type { Id } from '../identity/id.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import type { SkillType } from '../skills/skill.ts';
import type { ApprovalStep, StepCondition } from './flow.ts';

/** Students admitted to one programme in one year, who share advisers. */
export interface Batch {
  readonly program: string;
  readonly admission_year: number;
}

/** The part of a unit that approvals depend on. */
interface SubjectUnit {
  readonly id: Id;
  readonly category: UnitCategory;
}

/** The subject of a decision, with the data that determines the deciders and the required steps. */
export interface ApprovalSubject {
  readonly unit?: SubjectUnit | null;
  /** Category of the event, skill or achievement. */
  readonly category?: SkillType | null;
  /** Role that decides about the room, according to the catalogue. */
  readonly roomDecider?: Role | null;
  /** Batch of the student concerned. */
  readonly batch?: Batch | null;
  /** Rupees. */
  readonly amount?: number | null;
  /** Free text, as in achievements. */
  readonly level?: string | null;
  /** Points that a claim would give. */
  readonly points?: number | null;
  /** People who decided an earlier stage, such as its budget, and so must not decide. */
  readonly excluded?: readonly Id[];
}

/** A person with their current offices. */
export interface Decider {
  readonly _id: Id;
  readonly role: Role;
  /** The unit whose contact they are. */
  readonly unit?: SubjectUnit | null;
  /** The positions that they hold. */
  readonly positionIds?: readonly Id[];
  readonly advises?: readonly Batch[];
  readonly isAdministrator?: boolean;
}

export function isSameBatch(one: Batch, other: Batch): boolean {
  return one.program === other.program && one.admission_year === other.admission_year;
}

/** An unknown level counts as the highest, to be safe; a missing one is below every level. */
function isAtLeast(level: string | null | undefined, least: AchievementLevel): boolean {
  const normalized = (level ?? '').trim().toLowerCase();
  const known: readonly string[] = ACHIEVEMENT_LEVELS;
  return normalized !== '' && known.indexOf(normalized) <= known.indexOf(least);
}

/** Unknown points count as infinitely many, to be safe. */
function isMet(condition: StepCondition, { amount, level, points }: ApprovalSubject): boolean {
  switch (condition.fact) {
    case 'amount':
      return (amount ?? 0) > condition.above;
    case 'level':
      return isAtLeast(level, condition.at_least);
    case 'points':
      return (points ?? Number.POSITIVE_INFINITY) > condition.above;
  }
}

/** Whether a step is required for a subject. */
export function isNeeded({ conditions }: Pick<ApprovalStep, 'conditions'>, subject: ApprovalSubject): boolean {
  return conditions.every((condition) => isMet(condition, subject));
}
