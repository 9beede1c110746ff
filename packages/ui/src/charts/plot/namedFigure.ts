import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';
import type { ChartTableData } from '../ChartFrame/ChartTable.tsx';
import { capitalized, formatFigure, share, sum, type Unit } from './figures.ts';

/** Something by its name, and how many of it there are. */
export interface NamedFigure {
  /** Distinguishes items of the same name; by default the name. */
  id?: string;
  name: string;
  value: number;
  /** What its state means, where it is one; a chart of parts paints it so. */
  tone?: 'positive' | 'caution' | 'critical' | 'neutral';
}

/** Largest first; equals stay as they came. */
export function byValue<Figure extends { value: number }>(figures: readonly Figure[]): Figure[] {
  return figures.toSorted((one, other) => other.value - one.value);
}

/** All figures, largest first, each with its share of the whole. */
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
    rows: byValue(figures).map(({ id, name, value }) => ({
      key: id ?? name,
      name,
      figures: [formatFigure(value, locale), share(value, total)],
    })),
  };
}
