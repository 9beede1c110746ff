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
export function toSlices(figures: readonly NamedFigure[]): Slice[] {
  const total = sum(figures.map(({ value }) => value));
  const sorted = byValue(figures).filter(({ value }) => value > 0);
  const rest = sum(sorted.slice(SERIES.length).map(({ value }) => value));
  const slices: Slice[] = SERIES.flatMap((series, index) => {
    const figure = sorted[index];
    return figure
      ? [{ key: figure.id ?? figure.name, name: figure.name, value: figure.value, share: share(figure.value, total), series }]
      : [];
  });
  return rest > 0 ? [...slices, { key: 'other slices', name: 'Other', value: rest, share: share(rest, total), series: 'other' }] : slices;
}

/** Which part is the largest, in a sentence. */
export function donutSentence(figures: readonly NamedFigure[], unit: Unit, locale: string): string {
  const total = sum(figures.map(({ value }) => value));
  const [first, second] = byValue(figures);
  if (!first || total === 0) return `No ${unit.other} yet.`;
  if (first.value === total) return `All ${counted(total, unit, locale)} in ${first.name}.`;
  if (second?.value === first.value) {
    return `${capitalized(first.name)} and ${second.name} are the largest parts, ${share(first.value, total)} each of ${counted(total, unit, locale)}.`;
  }
  return `${capitalized(first.name)} is the largest part: ${share(first.value, total)} of ${counted(total, unit, locale)}.`;
}
