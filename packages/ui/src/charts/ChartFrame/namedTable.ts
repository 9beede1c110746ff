import { capitalized, formatFigure, share, sum, type Unit } from '../plot/figures.ts';
import { byValue, type NamedFigure } from '../plot/namedFigure.ts';
import type { ChartTableData } from './ChartTable.tsx';

/** All figures, largest first, each with its share of the whole. */
export function namedTable(figures: readonly NamedFigure[], unit: Unit, nameHeading: string): ChartTableData {
  const total = sum(figures.map(({ value }) => value));
  return {
    columns: [nameHeading, capitalized(unit.other), 'Share'],
    rows: byValue(figures).map(({ id, name, value }) => ({ key: id ?? name, name, figures: [formatFigure(value), share(value, total)] })),
  };
}
