import { gensecScope } from '../access/categories.ts';
import type { Role } from '../access/roles.ts';
import { ACHIEVEMENT_LEVELS, type AchievementLevel } from '../achievements/achievement.ts';
import { skillTypeOfCategory } from '../endorsements/endorsedSkillType.ts';
import type { Id } from '../identity/id.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import type { SkillType } from '../skills/skill.ts';
import type { ApprovalStep, Approver, StepCondition } from './flow.ts';

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
}

export function isSameBatch(one: Batch, other: Batch): boolean {
  return one.program === other.program && one.admission_year === other.admission_year;
}

function looksAfterUnit({ role, unit: own }: Decider, unit: SubjectUnit): boolean {
  return role === 'CLUB_COORDINATOR' ? own?.id === unit.id : gensecScope(role)?.unit === unit.category;
}

function looksAfterCategory({ role, unit }: Decider, category: SkillType): boolean {
  if (role === 'CLUB_COORDINATOR') return unit != null && skillTypeOfCategory(unit.category) === category;
  return gensecScope(role)?.event === category;
}

/** Whether somebody is the approver that a flow names, for what is decided. */
export function isApprover(decider: Decider, approver: Approver, subject: ApprovalSubject): boolean {
  switch (approver.kind) {
    case 'role':
      if (decider.role !== approver.role) return false;
      if (approver.scope === 'unit') return subject.unit != null && looksAfterUnit(decider, subject.unit);
      return approver.scope === 'institute' || (subject.category != null && looksAfterCategory(decider, subject.category));
    case 'position':
      return decider.positionIds?.includes(approver.position_id) ?? false;
    case 'room-decider':
      return subject.roomDecider != null && decider.role === subject.roomDecider;
    case 'adviser': {
      const { batch } = subject;
      return batch != null && (decider.advises?.some((own) => isSameBatch(own, batch)) ?? false);
    }
  }
}

/** Of what an approver holds the office, for what is decided: where that differs, it is somebody else's to decide. */
export function placeOf(approver: Approver, { unit, category, roomDecider, batch }: ApprovalSubject): string {
  if (approver.kind === 'room-decider') return roomDecider ?? '';
  if (approver.kind === 'adviser') return batch ? `${batch.admission_year} ${batch.program}` : '';
  if (approver.kind === 'position' || approver.scope === 'institute') return '';
  return approver.scope === 'category' ? (category ?? '') : unit ? `${unit.category} ${unit.id}` : '';
}

/** Which approvers of a step somebody is, by their places in its list. */
export function capacitiesOf(decider: Decider, { approvers }: ApprovalStep, subject: ApprovalSubject): number[] {
  return approvers.flatMap((approver, index) => (isApprover(decider, approver, subject) ? [index] : []));
}

/** A level that nobody knows may be the highest, so it counts as that; none at all is below every level. */
function isAtLeast(level: string | null | undefined, least: AchievementLevel): boolean {
  const given = (level ?? '').trim().toLowerCase();
  const known: readonly string[] = ACHIEVEMENT_LEVELS;
  return given !== '' && known.indexOf(given) <= known.indexOf(least);
}

function holds(condition: StepCondition, { amount, level }: ApprovalSubject): boolean {
  return condition.fact === 'amount' ? (amount ?? 0) > condition.above : isAtLeast(level, condition.at_least);
}

/** Whether a step is needed for what is decided. */
export function isNeeded({ conditions }: Pick<ApprovalStep, 'conditions'>, subject: ApprovalSubject): boolean {
  return conditions.every((condition) => holds(condition, subject));
}
