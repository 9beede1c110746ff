import { folded } from '../fields/search.ts';
import type { AnswerFigure, AnswerFigures } from '../forms/figures.ts';
import { COMPARED_EVENTS, LEAST_ANSWERS } from './days.ts';
import type { SurveyComparison, SurveyResults } from './survey.ts';

/** Whether so many answers are enough for something to be told of them. */
export function isEnough(count: number): boolean {
  return count >= LEAST_ANSWERS;
}

/** What is told of answers: of those without names nothing below five, and of a question that fewer than five answered nothing either. */
export function shownFigures(figures: AnswerFigures, { anonymous }: { anonymous: boolean }): Pick<SurveyResults, 'figures' | 'withheld'> {
  if (!anonymous) return { figures, withheld: [] };
  if (!isEnough(figures.count)) return { figures: null, withheld: [] };
  const { count, fields } = figures;
  return {
    figures: { count, fields: fields.filter((field) => isEnough(field.count)) },
    withheld: fields.filter((field) => !isEnough(field.count)).map(({ label }) => label),
  };
}

/** What is compared of the answers to a question: a mean, or the share of those who said yes. */
function comparedOf({ kind, count, mean, values }: AnswerFigure): { of: SurveyComparison['of']; value: number } | undefined {
  if (count === 0) return undefined;
  if (mean !== null) return { of: 'mean', value: mean };
  if (kind !== 'agreement') return undefined;
  return { of: 'yes', value: (values.find(({ value }) => value === 'yes')?.count ?? 0) / count };
}

const key = ({ kind, label }: AnswerFigure) => `${kind} ${folded(label.trim())}`;

/**
 * Puts the answers to each question beside those to the same words at earlier events, which count the same whether few or many were there.
 * The newest comes first of the earlier ones.
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
