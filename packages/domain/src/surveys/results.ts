import { folded } from '../fields/search.ts';
import type { AnswerFigure, AnswerFigures } from '../forms/figures.ts';
import { COMPARED_EVENTS, MIN_ANSWERS } from './days.ts';
import type { SurveyComparison, SurveyResults } from './survey.ts';

/** Whether there are enough answers to show results. */
export function isEnough(count: number): boolean {
  return count >= MIN_ANSWERS;
}

/** Returns the figures that may be shown: for anonymous surveys none below five answers, and no question with fewer than five answers. */
export function shownFigures(figures: AnswerFigures, { anonymous }: { anonymous: boolean }): Pick<SurveyResults, 'figures' | 'withheld'> {
  if (!anonymous) return { figures, withheld: [] };
  if (!isEnough(figures.count)) return { figures: null, withheld: [] };
  const { count, fields } = figures;
  return {
    figures: { count, fields: fields.filter((field) => isEnough(field.count)) },
    withheld: fields.filter((field) => !isEnough(field.count)).map(({ label }) => label),
  };
}

/** Returns the compared value of a question: a mean, or the share of yes answers. */
function comparedOf({ kind, count, mean, values }: AnswerFigure): { of: SurveyComparison['of']; value: number } | undefined {
  if (count === 0) return undefined;
  if (mean !== null) return { of: 'mean', value: mean };
  if (kind !== 'agreement') return undefined;
  return { of: 'yes', value: (values.find(({ value }) => value === 'yes')?.count ?? 0) / count };
}

const key = ({ kind, label }: AnswerFigure) => `${kind} ${folded(label.trim())}`;

/**
 * Compares each question with the same question at earlier events. Every event has the same weight, regardless of its attendance. `earlier`
 * is sorted newest first.
 */
export function compareFigures(figures: AnswerFigures | null, earlier: readonly AnswerFigures[]): SurveyComparison[] {
  const before = earlier.slice(0, COMPARED_EVENTS);
  return (figures?.fields ?? []).flatMap((field) => {
    const now = comparedOf(field);
    const others = before.flatMap(({ fields }) => {
      const same = fields.find((each) => key(each) === key(field));
      return (same && comparedOf(same)) ?? [];
    });
    if (!now || others.length === 0) return [];
    const mean = others.reduce((sum, { value }) => sum + value, 0) / others.length;
    return [{ label: field.label, of: now.of, now: now.value, before: mean, events: others.length }];
  });
}
