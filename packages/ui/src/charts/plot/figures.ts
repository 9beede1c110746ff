import { fillIn, type Translate } from '../../primitives/UiProvider/translate.ts';
/** What is counted, for one and for any other number: 'participant', 'participants'. */
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

/** From here on a number has groups. */
const FIRST_GROUPED = 1000;

/** A number as the campus writes it: 1234567 gives '12,34,567' on an Indian one. */
export function formatFigure(value: number, locale: string): string {
  // Most figures of a chart are small counts, which the formatter would take a hundred times as long to write.
  const isPlain = Number.isInteger(value) && value > 0 && value < FIRST_GROUPED;
  return isPlain ? String(value) : formatOf(locale).format(value);
}

/** '1 participant', '84 participants'. The number goes with the word, for languages that have more than two forms of it. */
export function counted(value: number, unit: Unit, locale: string, t: Translate = fillIn): string {
  return `${formatFigure(value, locale)} ${t(value === 1 ? unit.one : unit.other, { count: value })}`;
}

/** How much of the whole, in whole percent: '36%'. Nothing of nothing is '0%'; a little of much is '<1%', nearly all '>99%'. */
export function share(part: number, whole: number): string {
  const percent = whole > 0 ? (part / whole) * 100 : 0;
  if (percent > 0 && percent < 1) return '<1%';
  return percent > 99 && percent < 100 ? '>99%' : `${Math.round(percent)}%`;
}

/** The heading of a column of figures: 'Participants'. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
