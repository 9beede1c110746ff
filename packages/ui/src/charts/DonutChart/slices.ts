import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';
import { capitalized, counted, share, sum, type Unit } from '../plot/figures.ts';
import type { SliceSeries } from '../plot/marks.css.ts';
import { byValue, type NamedFigure } from '../plot/namedFigure.ts';

export interface Slice {
  key: string;
  name: string;
  value: number;
  share: string;
  series: SliceSeries;
}

/** In this order slices side by side differ most for every kind of sight, in every theme. */
const SERIES = [1, 2, 5, 3, 8, 6, 4, 7] as const satisfies readonly SliceSeries[];

/** The largest eight, largest first, and what is left as "Other". What is zero has no slice. */
export function toSlices(figures: readonly NamedFigure[], t: Translate = fillIn): Slice[] {
  const total = sum(figures.map(({ value }) => value));
  const sorted = byValue(figures).filter(({ value }) => value > 0);
  const rest = sum(sorted.slice(SERIES.length).map(({ value }) => value));
  const slices: Slice[] = SERIES.flatMap((series, index) => {
    const figure = sorted[index];
    return figure
      ? [{ key: figure.id ?? figure.name, name: figure.name, value: figure.value, share: share(figure.value, total), series }]
      : [];
  });
  return rest > 0
    ? [...slices, { key: 'other slices', name: t('Other'), value: rest, share: share(rest, total), series: 'other' }]
    : slices;
}

/** Which part is the largest, in a sentence. */
export function donutSentence(figures: readonly NamedFigure[], unit: Unit, locale: string, t: Translate = fillIn): string {
  const total = sum(figures.map(({ value }) => value));
  const [first, second] = byValue(figures);
  if (!first || total === 0) return t('No {things} yet.', { things: t(unit.other) });
  const whole = counted(total, unit, locale, t);
  if (first.value === total) return t('All {whole} in {name}.', { whole, name: first.name });
  const values = { first: capitalized(first.name), part: share(first.value, total), whole };
  return second?.value === first.value
    ? t('{first} and {second} are the largest parts, {part} each of {whole}.', { ...values, second: second.name })
    : t('{first} is the largest part: {part} of {whole}.', values);
}
