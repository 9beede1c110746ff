/** How much longer other languages are than English, where they are long. */
const LONGER = 1.4;

const PLACES = /(\{\w+\})/;
const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' };

/** Around what is read from right to left, and its end: letters stand mirrored between them, and numbers with them. */
const [MIRRORED, END] = ['\u202e', '\u202c'];

function inWords(text: string, change: (words: string) => string): string {
  return text
    .split(PLACES)
    .map((part) => (PLACES.test(part) ? part : change(part)))
    .join('');
}

/** As long as German, with umlauts; the brackets at both ends show where a text is cut, and what is not one text. */
export function lengthened(text: string): string {
  const words = inWords(text, (part) => part.replace(/[aouAOU]/g, (letter) => UMLAUTS[letter] ?? letter));
  const missing = Math.ceil(text.length * (LONGER - 1));
  // Words as long as those of a compound, which break only where they end.
  const filler = 'überlänge '
    .repeat(Math.ceil(missing / 10))
    .slice(0, missing)
    .trim();
  return `[${words}${filler && ` ${filler}`}]`;
}

/** As from right to left: every word is there, mirrored. */
export function mirrored(text: string): string {
  return `${MIRRORED}${text}${END}`;
}

/** A language that nobody speaks, from the English texts of one that somebody does. */
export function pseudoLanguage(texts: readonly string[], change: (text: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(texts.map((text) => [text, change(text)]));
}
