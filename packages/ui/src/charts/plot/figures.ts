import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';
/** A unit in singular and plural: 'participant', 'participants'. */
export interface Unit {
  one: string;
  other: string;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const built = new Intl.NumberFormat(locale);
  formats.set(locale, built);
  return built;
}

/** The first number with a grouping separator. */
const FIRST_GROUPED = 1000;

/** Formats a number for the locale: 1234567 gives '12,34,567' for an Indian one. */
export function formatFigure(value: number, locale: string): string {
  // Most figures are small counts, for which the formatter would be a hundred times slower.
  const isPlain = Number.isInteger(value) && value > 0 && value < FIRST_GROUPED;
  return isPlain ? String(value) : formatOf(locale).format(value);
}

/** '1 participant', '84 participants'. The number is passed to the translation, for languages with more than two plural forms. */
export function counted(value: number, unit: Unit, locale: string, t: Translate = fillIn): string {
  return `${formatFigure(value, locale)} ${t(value === 1 ? unit.one : unit.other, { count: value })}`;
}

/** The percentage of a whole, without decimals: '36%'. A whole of 0 gives '0%', a tiny part '<1%', and nearly everything '>99%'. */
export function share(part: number, whole: number): string {
  const percent = whole > 0 ? (part / whole) * 100 : 0;
  if (percent > 0 && percent < 1) return '<1%';
  return percent > 99 && percent < 100 ? '>99%' : `${Math.round(percent)}%`;
}

/** Capitalizes a text for a column heading: 'Participants'. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
