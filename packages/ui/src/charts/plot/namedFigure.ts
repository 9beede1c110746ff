import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';
import type { ChartTableData } from '../ChartFrame/ChartTable.tsx';
import { capitalized, formatFigure, share, sum, type Unit } from './figures.ts';

/** A figure with a name. */
export interface NamedFigure {
  /** Distinguishes figures with the same name; by default the name. */
  id?: string;
  name: string;
  value: number;
  /** The tone of a status; PartsChart colors the part by it. */
  tone?: 'positive' | 'caution' | 'critical' | 'neutral';
}

/** Sorts by value, largest first; equal values keep their order. */
export function byValue<Figure extends { value: number }>(figures: readonly Figure[]): Figure[] {
  return figures.toSorted((one, other) => other.value - one.value);
}

/** A table of all figures, with their shares of the whole. */
export function namedTable(
  figures: readonly NamedFigure[],
  unit: Unit,
  nameHeading: string,
  locale: string,
  t: Translate = fillIn,
): ChartTableData {
  const total = sum(figures.map(({ value }) => value));
  return {
    columns: [nameHeading, capitalized(t(unit.other)), t('Share')],
    rows: figures.map(({ id, name, value }) => ({
      key: id ?? name,
      name,
      figures: [formatFigure(value, locale), share(value, total)],
    })),
  };
}
