import type { Id } from '../identity/id.ts';
import { type PointInput, pointsOf } from './points.ts';
import type { PointRules } from './rules.ts';

/** A student with the data needed to compute their points by other rules. */
export interface ComparedStudent extends Omit<PointInput, 'rules'> {
  readonly _id: Id;
}

export interface RulesComparison {
  /** Number of students evaluated, and of those whose total would change. */
  readonly students: number;
  readonly changed: number;
  /** Students who would fall below the threshold, and those who would reach it. */
  readonly falling: readonly Id[];
  readonly rising: readonly Id[];
}

/** Compares the effect of other rules: '12 students of batch 2024 would fall under 75'. Streams over the students without storing them. */
export function compareRules(
  students: Iterable<ComparedStudent>,
  { current, proposed, threshold }: { readonly current: PointRules; readonly proposed: PointRules; readonly threshold: number },
): RulesComparison {
  const falling: Id[] = [];
  const rising: Id[] = [];
  let count = 0;
  let changed = 0;
  for (const { _id, ...student } of students) {
    const [before, after] = [pointsOf({ ...student, rules: current }).total, pointsOf({ ...student, rules: proposed }).total];
    count += 1;
    if (before !== after) changed += 1;
    if (before >= threshold && after < threshold) falling.push(_id);
    if (before < threshold && after >= threshold) rising.push(_id);
  }
  return { students: count, changed, falling, rising };
}
