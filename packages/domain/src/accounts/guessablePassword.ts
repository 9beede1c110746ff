/** Neighbors on a keyboard or in an alphabet: whoever types along them chooses nothing. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '!@#$%^&*()'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);
const SHORTEST_RUN = 3;
const SHORTEST_WORD = 4;
/** How many different characters must be left after everything guessable is removed. */
const MIN_CHARACTERS_LEFT = 5;
/** This many different common words make a passphrase. */
const MIN_PASSPHRASE_WORDS = 3;
const LOOKALIKES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
/** Stands where something was taken out, so that its two sides do not grow together. */
const GAP = ' ';

export interface PasswordQuestion {
  readonly password: string;
  /** Words that many people use as passwords, in lower case. */
  readonly commonWords: Iterable<string>;
  /** Names that an attacker tries for this one person: see `contextWords`. */
  readonly contextWords: readonly string[];
}

/**
 * True for a password that somebody would guess: take out common words, words about the person or the institute, runs
 * on the keyboard and years, and too little is left. Digits and signs that look like letters count as these.
 */
export function isGuessablePassword({ password, commonWords, contextWords }: PasswordQuestion): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const read = Array.from(typed, (character) => LOOKALIKES[character] ?? character).join('');
  const common = longestFirst(commonWords);
  return [typed, read].some((text) => leavesTooLittle(text, longestFirst(contextWords), common));
}

/** What an attacker who knows the person and the institute tries first: the words of names and addresses. */
export function contextWords(...texts: readonly string[]): string[] {
  return texts
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}]+/u),
    )
    .filter((word) => word.length >= SHORTEST_WORD);
}

function longestFirst(words: Iterable<string>): string[] {
  return [...words].filter((word) => word.length >= SHORTEST_WORD).sort((one, other) => other.length - one.length);
}

function leavesTooLittle(text: string, context: readonly string[], common: readonly string[]): boolean {
  const impersonal = takeOut(text, context).rest;
  const { rest, taken } = takeOut(impersonal, common);
  if (taken >= MIN_PASSPHRASE_WORDS) return false;
  const left = withoutRuns(rest).replaceAll(/(19|20)\d\d/g, GAP);
  return new Set(left.replaceAll(/\s/g, '')).size < MIN_CHARACTERS_LEFT;
}

function takeOut(text: string, words: readonly string[]): { rest: string; taken: number } {
  let rest = text;
  let taken = 0;
  for (const word of words) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, GAP);
    taken += 1;
  }
  return { rest, taken };
}

function withoutRuns(text: string): string {
  let left = '';
  for (let index = 0; index < text.length; ) {
    const length = runLength(text, index);
    left += length >= SHORTEST_RUN ? GAP : text.slice(index, index + 1);
    index += length >= SHORTEST_RUN ? length : 1;
  }
  return left;
}

/** How many characters from here on stand beside each other in one row. */
function runLength(text: string, from: number): number {
  let length = 1;
  while (from + length < text.length && ROWS.some((row) => row.includes(text.slice(from, from + length + 1)))) length += 1;
  return length;
}
