/** Sequences of a keyboard or an alphabet; runs along them are guessable. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '!@#$%^&*()'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);
const MIN_RUN_LENGTH = 3;
const MIN_WORD_LENGTH = 4;
/** How many different characters must remain after everything guessable is removed. */
const MIN_CHARACTERS_LEFT = 5;
/** Number of different common words that make a passphrase. */
const MIN_PASSPHRASE_WORDS = 3;
const LOOKALIKES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
/** Replaces removed parts, so that the text on both sides is not joined. */
const SEPARATOR = ' ';

export interface PasswordQuestion {
  readonly password: string;
  /** Common words in passwords, in lower case. */
  readonly commonWords: Iterable<string>;
  /** Names that an attacker tries for this person: see `contextWords`. */
  readonly contextWords: readonly string[];
}

/**
 * Whether a password is guessable: too little remains after removing common words, words about the person or the institute, keyboard runs
 * and years. Digits and signs that look like letters are treated as those letters.
 */
export function isGuessablePassword({ password, commonWords, contextWords }: PasswordQuestion): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const read = Array.from(typed, (character) => LOOKALIKES[character] ?? character).join('');
  const common = longestFirst(commonWords);
  return [typed, read].some((text) => hasTooFewCharacters(text, longestFirst(contextWords), common));
}

/** Returns the words of names and addresses, which an attacker who knows the person and the institute tries first. */
export function contextWords(...texts: readonly string[]): string[] {
  return texts
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}]+/u),
    )
    .filter((word) => word.length >= MIN_WORD_LENGTH);
}

function longestFirst(words: Iterable<string>): string[] {
  return [...words].filter((word) => word.length >= MIN_WORD_LENGTH).sort((one, other) => other.length - one.length);
}

function hasTooFewCharacters(text: string, context: readonly string[], common: readonly string[]): boolean {
  const impersonal = removeWords(text, context).rest;
  const { rest, removed } = removeWords(impersonal, common);
  if (removed >= MIN_PASSPHRASE_WORDS) return false;
  const left = withoutRuns(rest).replaceAll(/(19|20)\d\d/g, SEPARATOR);
  return new Set(left.replaceAll(/\s/g, '')).size < MIN_CHARACTERS_LEFT;
}

function removeWords(text: string, words: readonly string[]): { rest: string; removed: number } {
  let rest = text;
  let removed = 0;
  for (const word of words) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, SEPARATOR);
    removed += 1;
  }
  return { rest, removed };
}

function withoutRuns(text: string): string {
  let left = '';
  for (let index = 0; index < text.length; ) {
    const length = runLength(text, index);
    left += length >= MIN_RUN_LENGTH ? SEPARATOR : text.slice(index, index + 1);
    index += length >= MIN_RUN_LENGTH ? length : 1;
  }
  return left;
}

/** Returns the number of characters from this position on that are adjacent in one row. */
function runLength(text: string, from: number): number {
  let length = 1;
  while (from + length < text.length && ROWS.some((row) => row.includes(text.slice(from, from + length + 1)))) length += 1;
  return length;
}
