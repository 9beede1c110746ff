import * as v from 'valibot';
import { LONGEST_TITLE } from './text.ts';

/** From how many letters on something is searched, and how many answers of a kind a search has at most. */
export const SEARCH_LIMITS = { letters: 2, answers: 20 } as const;

const TOO_SHORT = `Type at least ${SEARCH_LIMITS.letters} letters.`;
const MARKS = /[\u0300-\u036f]/g;

/** Text as it is compared in a search: accents and case do not count. The database does the same. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** The words of a search, folded. */
export function searchWords(search: string): string[] {
  return folded(search).split(/\s+/u).filter(Boolean);
}

/** Whether a text has every word of a search somewhere. */
export function isFound(text: string, search: string): boolean {
  const plain = folded(text);
  return searchWords(search).every((word) => plain.includes(word));
}

/** What is searched for, as a query has it. */
export const SearchText = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => folded(text).replace(/\s/gu, '').length >= SEARCH_LIMITS.letters, TOO_SHORT),
  v.maxLength(LONGEST_TITLE, `Search for at most ${LONGEST_TITLE} characters.`),
);
