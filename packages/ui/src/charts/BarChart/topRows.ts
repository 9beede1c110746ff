import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';
import { counted, formatFigure, sum, type Unit } from '../plot/figures.ts';
import { byValue, type NamedFigure } from '../plot/namedFigure.ts';
import type { RowsData } from '../rows/rowsLayout.ts';

/** The first figures as rows. */
export function topRows(figures: readonly NamedFigure[], unit: Unit, top: number, locale: string, t: Translate = fillIn): RowsData {
  const rows = figures.slice(0, top).map(({ id, name, value }) => ({
    key: id ?? name,
    name,
    value,
    figure: formatFigure(value, locale),
    announced: counted(value, unit, locale, t),
  }));
  return { rows };
}

function leaders(figures: readonly NamedFigure[], unit: Unit, locale: string, t: Translate): string {
  const [first, second] = byValue(figures);
  if (!first || first.value === 0) return t('No {things} yet.', { things: t(unit.other) });
  const { name, value } = first;
  if (!second) return t('{name} has {things}.', { name, things: counted(value, unit, locale, t) });
  if (second.value < value) {
    const whole = counted(sum(figures.map((figure) => figure.value)), unit, locale, t);
    return t('{name} leads with {figure} of {whole}.', { name, figure: formatFigure(value, locale), whole });
  }
  const equals = figures.filter((figure) => figure.value === value).length;
  return t('{equals} share the lead with {things} each.', {
    equals: formatFigure(equals, locale),
    things: counted(value, unit, locale, t),
  });
}

/** A sentence about who leads, and how many figures are not drawn. */
export function barSentence(figures: readonly NamedFigure[], unit: Unit, top: number, locale: string, t: Translate = fillIn): string {
  const lead = leaders(figures, unit, locale, t);
  if (figures.length <= top) return lead;
  const values = { top: formatFigure(top, locale), all: formatFigure(figures.length, locale) };
  return `${lead} ${t('The {top} largest of {all} are shown.', values)}`;
}
