import type { Id } from '../identity/id.ts';
import { type PointInput, pointsOf } from './points.ts';
import type { PointRules } from './rules.ts';

/** A student, as far as other rules would change their points. */
export interface ComparedStudent extends Omit<PointInput, 'rules'> {
  readonly _id: Id;
}

export interface RulesComparison {
  /** How many students were counted, and for how many the sum would be another. */
  readonly students: number;
  readonly changed: number;
  /** Who would fall under the threshold, and who would reach it. */
  readonly falling: readonly Id[];
  readonly rising: readonly Id[];
}

/** What other rules would do: '12 students of batch 2024 would fall under 75'. Takes the students one after the other, and keeps none. */
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
