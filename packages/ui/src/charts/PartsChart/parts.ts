import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';
import { capitalized, counted, formatFigure, share, sum, type Unit } from '../plot/figures.ts';
import { byValue, type NamedFigure } from '../plot/namedFigure.ts';
import type { BarRow } from '../rows/rowsLayout.ts';

/** Ordered so that neighbors differ most in every theme and for every kind of color vision. */
const SERIES = [1, 2, 5, 3, 8, 6, 4, 7] as const;

interface FormatOptions {
  readonly unit: Unit;
  readonly locale: string;
  readonly t?: Translate;
}

/** The eight largest parts with their shares, largest first, and the rest as "Other". Zero values have no bar. */
export function toParts(figures: readonly NamedFigure[], { unit, locale, t = fillIn }: FormatOptions): BarRow[] {
  const total = sum(figures.map(({ value }) => value));
  const sorted = byValue(figures).filter(({ value }) => value > 0);
  const rest = sum(sorted.slice(SERIES.length).map(({ value }) => value));
  const row = (part: Pick<BarRow, 'key' | 'name' | 'value' | 'paint'>): BarRow => ({
    ...part,
    figure: `${formatFigure(part.value, locale)} · ${share(part.value, total)}`,
    announced: `${counted(part.value, unit, locale, t)}, ${share(part.value, total)}`,
  });
  const parts = SERIES.flatMap((series, index) => {
    const figure = sorted[index];
    if (!figure) return [];
    const { id, name, value, tone } = figure;
    return [row({ key: id ?? name, name, value, paint: tone ?? series })];
  });
  return rest > 0 ? [...parts, row({ key: `${sorted.length} parts`, name: t('Other'), value: rest, paint: 'rest' })] : parts;
}

/** A sentence about the largest part. */
export function partsSentence(figures: readonly NamedFigure[], unit: Unit, locale: string, t: Translate = fillIn): string {
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
