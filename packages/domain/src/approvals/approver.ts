import type { Role } from '../access/roles.ts';
import { ACHIEVEMENT_LEVELS, type AchievementLevel } from '../achievements/achievement.ts';
import type { Id } from '../identity/id.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import type { SkillType } from '../skills/skill.ts';
import type { ApprovalStep, StepCondition } from './flow.ts';

/** Those who were admitted to one programme in one year: whom an adviser looks after. */
export interface Batch {
  readonly program: string;
  readonly admission_year: number;
}

/** A unit, as far as deciding depends on it. */
interface SubjectUnit {
  readonly id: Id;
  readonly category: UnitCategory;
}

/** What is decided about, as far as it says who decides and which steps are needed. */
export interface ApprovalSubject {
  readonly unit?: SubjectUnit | null;
  /** Of the event, skill or achievement. */
  readonly category?: SkillType | null;
  /** Whom the catalogue names to decide about the room. */
  readonly roomDecider?: Role | null;
  /** Of whom it is about. */
  readonly batch?: Batch | null;
  /** Rupees. */
  readonly amount?: number | null;
  /** Free text, as achievements have it. */
  readonly level?: string | null;
  /** What a claim would give. */
  readonly points?: number | null;
  /** Who passed it before, as its budget, and so does not decide. */
  readonly excluded?: readonly Id[];
}

/** Somebody with the offices that they hold now. */
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

/** A level that nobody knows may be the highest, so it counts as that; none at all is below every level. */
function isAtLeast(level: string | null | undefined, least: AchievementLevel): boolean {
  const given = (level ?? '').trim().toLowerCase();
  const known: readonly string[] = ACHIEVEMENT_LEVELS;
  return given !== '' && known.indexOf(given) <= known.indexOf(least);
}

/** Points that nobody has counted may be many. */
function holds(condition: StepCondition, { amount, level, points }: ApprovalSubject): boolean {
  switch (condition.fact) {
    case 'amount':
      return (amount ?? 0) > condition.above;
    case 'level':
      return isAtLeast(level, condition.at_least);
    case 'points':
      return (points ?? Number.POSITIVE_INFINITY) > condition.above;
  }
}

/** Whether a step is needed for what is decided. */
export function isNeeded({ conditions }: Pick<ApprovalStep, 'conditions'>, subject: ApprovalSubject): boolean {
  return conditions.every((condition) => holds(condition, subject));
}
