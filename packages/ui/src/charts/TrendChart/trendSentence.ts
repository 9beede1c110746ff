import { counted, formatFigure, type Unit } from '../plot/figures.ts';
import { type MonthlyFigure, monthAndYear, monthName } from './months.ts';

/** What a trend measures: 'Participation', counted in participants. */
export interface Measure extends Unit {
  name: string;
}

function change(latest: number, before: number): string {
  if (latest === before) return 'stayed at';
  return latest > before ? 'rose to' : 'fell to';
}

/** What a trend shows, in a sentence: 'Participation rose to 84 in October 2026, from 72 in September.' */
export function trendSentence(months: readonly MonthlyFigure[], measure: Measure, locale: string): string {
  const latest = months.at(-1);
  if (!latest) return '';
  if (months.every(({ value }) => value === 0))
    return `No ${measure.other} from ${monthAndYear(months[0] ?? latest)} to ${monthAndYear(latest)}.`;
  const before = months.at(-2);
  if (!before) return `${counted(latest.value, measure, locale)} in ${monthAndYear(latest)}.`;
  const now = `${measure.name} ${change(latest.value, before.value)} ${formatFigure(latest.value, locale)} in ${monthAndYear(latest)}`;
  return latest.value === before.value ? `${now}.` : `${now}, from ${formatFigure(before.value, locale)} in ${monthName(before)}.`;
}
