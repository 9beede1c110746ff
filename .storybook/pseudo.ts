/** The factor by which texts are lengthened, like in languages with long words. */
const LENGTH_FACTOR = 1.4;

const PLACEHOLDERS = /(\{\w+\})/;
const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' };

/** Unicode control characters: right-to-left override, which mirrors letters and numbers, and its end. */
const [MIRRORED, END] = ['\u202e', '\u202c'];

function mapText(text: string, change: (part: string) => string): string {
  return text
    .split(PLACEHOLDERS)
    .map((part) => (PLACEHOLDERS.test(part) ? part : change(part)))
    .join('');
}

/** Lengthens a text like German, with umlauts. Brackets at both ends reveal cut-off texts, and texts that are concatenated. */
export function lengthened(text: string): string {
  const transformed = mapText(text, (part) => part.replace(/[aouAOU]/g, (letter) => UMLAUTS[letter] ?? letter));
  const missing = Math.ceil(text.length * (LENGTH_FACTOR - 1));
  // Words as long as compounds, which only break at their ends.
  const filler = 'überlänge '
    .repeat(Math.ceil(missing / 10))
    .slice(0, missing)
    .trim();
  return `[${transformed}${filler && ` ${filler}`}]`;
}

/** Reverses the direction of a text: every word is there, mirrored. */
export function mirrored(text: string): string {
  return `${MIRRORED}${text}${END}`;
}

/** Builds a pseudo-language by transforming the English texts. */
export function pseudoLanguage(texts: readonly string[], change: (text: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(texts.map((text) => [text, change(text)]));
}
