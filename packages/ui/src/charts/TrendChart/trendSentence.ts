import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';
import { counted, formatFigure, type Unit } from '../plot/figures.ts';
import { type MonthlyFigure, monthAndYear, monthName } from './months.ts';

/** What a trend measures: 'Participation', counted in participants. */
export interface Measure extends Unit {
  name: string;
}

/** A sentence about a trend: 'Participation rose to 84 in October 2026, from 72 in September.' */
export function trendSentence(months: readonly MonthlyFigure[], measure: Measure, locale: string, t: Translate = fillIn): string {
  const latest = months.at(-1);
  if (!latest) return '';
  const month = monthAndYear(latest, locale);
  if (months.every(({ value }) => value === 0)) {
    const first = monthAndYear(months[0] ?? latest, locale);
    return t('No {things} from {first} to {month}.', { things: t(measure.other), first, month });
  }
  const before = months.at(-2);
  if (!before) return t('{things} in {month}.', { things: counted(latest.value, measure, locale, t), month });
  const values = {
    measure: t(measure.name),
    figure: formatFigure(latest.value, locale),
    month,
    before: formatFigure(before.value, locale),
    earlier: monthName(before, locale),
  };
  if (latest.value === before.value) return t('{measure} stayed at {figure} in {month}.', values);
  return latest.value > before.value
    ? t('{measure} rose to {figure} in {month}, from {before} in {earlier}.', values)
    : t('{measure} fell to {figure} in {month}, from {before} in {earlier}.', values);
}
