import * as v from 'valibot';
import { ruleMessage } from './ruleMessage.ts';
import { LONGEST_TITLE } from './text.ts';

/** From how many letters on something is searched, and how many answers of a kind a search has at most. */
export const SEARCH_LIMITS = { letters: 2, answers: 20 } as const;

const TOO_SHORT = ruleMessage('Type at least {1} letters.', { 1: SEARCH_LIMITS.letters });
const MARKS = /[\u0300-\u036f]/g;
const MARKS_ONLY = /^[\u0300-\u036f]$/;
/** Where Unicode has letters with a case. */
const LAST_LETTER = 0x1_ffff;
/** A capital sigma has two small ones, by where it stands in its word. */
const FINAL_SIGMA = '\u03c2';
const SIGMA = '\u03c3';

/**
 * Text as it is compared in a search: accents and case do not count, and half a character is none. The database's function `folded` does the same, and a test of the
 * server compares the two.
 */
export function folded(text: string): string {
  return text.toWellFormed().normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll(FINAL_SIGMA, SIGMA);
}

/** The letters but those of ASCII whose case counts for nothing, each at the place of its small one: what a database is told. */
export function foldedLetters(): { readonly from: string; readonly to: string } {
  const small = new Map<string, string>([[FINAL_SIGMA, SIGMA]]);
  for (let code = 0x80; code <= LAST_LETTER; code += 1) {
    const letter = String.fromCodePoint(code);
    // What falls apart into a letter and marks never arrives here in one.
    if (letter.isWellFormed() && letter.normalize('NFD') === letter && folded(letter) !== letter && !MARKS_ONLY.test(letter))
      small.set(letter, folded(letter));
  }
  return { from: [...small.keys()].join(''), to: [...small.values()].join('') };
}

/** The words of a search, folded. */
export function searchWords(search: string): string[] {
  return folded(search).split(/\s+/u).filter(Boolean);
}

/** Whether a text that is folded already has every one of these words somewhere. */
export function hasWords(plain: string, words: readonly string[]): boolean {
  return words.every((word) => plain.includes(word));
}

/** Whether a text has every word of a search somewhere. */
export function isFound(text: string, search: string): boolean {
  return hasWords(folded(text), searchWords(search));
}

/** The text of something in which a search looks, out of its parts. */
export function searchable(...parts: readonly (string | null | undefined)[]): string {
  return parts.map((part) => part ?? '').join('\n');
}

/** What is searched for, as a query has it. */
export const SearchText = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => folded(text).replace(/\s/gu, '').length >= SEARCH_LIMITS.letters, TOO_SHORT),
  v.maxLength(LONGEST_TITLE, ruleMessage('Search for at most {1} characters.', { 1: LONGEST_TITLE })),
);

type Schemas = Readonly<Record<string, v.GenericSchema>>;
type ReadFilters<S extends Schemas> = { [Name in keyof S]?: Exclude<v.InferOutput<S[Name]>, undefined> };

/** What can be asked for of the words that an address has for the filters of a list: what is blank or not valid lets everything through. */
export function readFilters<S extends Schemas>(filters: S, words: { readonly [Name in keyof S]: string }): ReadFilters<S> {
  const read = Object.entries(filters).flatMap(([name, schema]) => {
    const word = words[name];
    const parsed = v.safeParse(schema, word);
    return word !== '' && parsed.success ? [[name, parsed.output]] : [];
  });
  return Object.fromEntries(read) as ReadFilters<S>;
}
