import * as v from 'valibot';
import { ruleMessage } from './ruleMessage.ts';
import { MAX_TITLE_LENGTH } from './text.ts';

/** Minimum length of a search, and maximum number of results of a kind. */
export const SEARCH_LIMITS = { letters: 2, answers: 20 } as const;

const TOO_SHORT = ruleMessage('Type at least {1} letters.', { 1: SEARCH_LIMITS.letters });
const MARKS = /[\u0300-\u036f]/g;
/** A capital sigma has two lower-case forms, depending on its position in the word. */
const FINAL_SIGMA = '\u03c2';
const SIGMA = '\u03c3';

/**
 * Normalizes text for searching: accents, case and lone surrogates are ignored. The database function `folded` does the same, and a test of
 * the server compares them.
 */
export function folded(text: string): string {
  return text.toWellFormed().normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll(FINAL_SIGMA, SIGMA);
}

/** Returns the folded words of a search. */
export function searchWords(search: string): string[] {
  return folded(search).split(/\s+/u).filter(Boolean);
}

/** Whether a folded text contains every word. */
export function hasWords(plain: string, words: readonly string[]): boolean {
  return words.every((word) => plain.includes(word));
}

/** Whether a text contains every word of a search. */
export function isFound(text: string, search: string): boolean {
  return hasWords(folded(text), searchWords(search));
}

/** Joins the parts of a searchable text. */
export function searchable(...parts: readonly (string | null | undefined)[]): string {
  return parts.map((part) => part ?? '').join('\n');
}

/** Search term of a query. */
export const SearchText = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => folded(text).replace(/\s/gu, '').length >= SEARCH_LIMITS.letters, TOO_SHORT),
  v.maxLength(MAX_TITLE_LENGTH, ruleMessage('Search for at most {1} characters.', { 1: MAX_TITLE_LENGTH })),
);

type Schemas = Readonly<Record<string, v.GenericSchema>>;
type ReadFilters<S extends Schemas> = { [Name in keyof S]?: Exclude<v.InferOutput<S[Name]>, undefined> };

/** Parses list filters from a URL: blank or invalid values are dropped. */
export function readFilters<S extends Schemas>(filters: S, words: { readonly [Name in keyof S]: string }): ReadFilters<S> {
  const read = Object.entries(filters).flatMap(([name, schema]) => {
    const word = words[name];
    const parsed = v.safeParse(schema, word);
    return word !== '' && parsed.success ? [[name, parsed.output]] : [];
  });
  return Object.fromEntries(read) as ReadFilters<S>;
}
