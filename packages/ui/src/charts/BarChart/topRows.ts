import { counted, formatFigure, sum, type Unit } from '../plot/figures.ts';
import { byValue, type NamedFigure } from '../plot/namedFigure.ts';
import type { RowsData } from '../rows/rowsLayout.ts';

/** The largest few, as rows. */
export function topRows(figures: readonly NamedFigure[], unit: Unit, top: number, locale: string): RowsData {
  const rows = byValue(figures)
    .slice(0, top)
    .map(({ id, name, value }) => ({
      key: id ?? name,
      name,
      value,
      figure: formatFigure(value, locale),
      spoken: counted(value, unit, locale),
    }));
  return { rows };
}

function leaders(figures: readonly NamedFigure[], unit: Unit, locale: string): string {
  const [first, second] = byValue(figures);
  if (!first || first.value === 0) return `No ${unit.other} yet.`;
  const total = sum(figures.map(({ value }) => value));
  if (!second) return `${first.name} has ${counted(first.value, unit, locale)}.`;
  if (second.value < first.value)
    return `${first.name} leads with ${formatFigure(first.value, locale)} of ${counted(total, unit, locale)}.`;
  const equals = figures.filter(({ value }) => value === first.value).length;
  return `${formatFigure(equals, locale)} share the lead with ${counted(first.value, unit, locale)} each.`;
}

/** Who leads, in a sentence, and how many there are beyond those that are shown. */
export function barSentence(figures: readonly NamedFigure[], unit: Unit, top: number, locale: string): string {
  const lead = leaders(figures, unit, locale);
  return figures.length > top
    ? `${lead} The largest ${formatFigure(top, locale)} of ${formatFigure(figures.length, locale)} are drawn.`
    : lead;
}
