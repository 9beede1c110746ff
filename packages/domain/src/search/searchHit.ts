import * as v from 'valibot';
import type { Role } from '../access/roles.ts';
import { LenientText } from '../fields/answers.ts';
import { SearchText } from '../fields/search.ts';
import { Id } from '../identity/id.ts';

/** Kinds of search results (docs/specification/search.md#search-finds), in display order. */
export const SEARCH_KINDS = ['event', 'unit', 'person', 'position', 'room'] as const;
export const SearchKind = v.picklist(SEARCH_KINDS);
export type SearchKind = v.InferOutput<typeof SearchKind>;

/** How many hits a search returns in all. */
export const MAX_HITS = 20;

/** Search query with at least two letters; without one there are no results. */
export const SEARCH_QUERY = { q: v.optional(SearchText) };

/** A search result. */
export const SearchHit = v.object({
  kind: SearchKind,
  _id: Id,
  /** Its name. */
  title: v.string(),
  /** Distinguishes results with the same name: a roll number, a unit. */
  detail: LenientText,
  /** Start of an event, a timestamp. */
  at: LenientText,
});
export type SearchHit = v.InferOutput<typeof SearchHit>;

/**
 * Takes results from each kind in turn, so that no kind crowds out the others, and returns them grouped by kind. Each input list is sorted
 * best first.
 */
export function sharedHits(lists: readonly (readonly SearchHit[])[], most = MAX_HITS): SearchHit[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const rounds = Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1)));
  const selected = new Set(rounds.flat().slice(0, most));
  return lists.flatMap((list) => list.filter((hit) => selected.has(hit)));
}

function withSearch(path: string, words: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(words)}`;
}

/** Returns the path that shows a result to a role. */
export function hitPath({ kind, _id, title }: Pick<SearchHit, 'kind' | '_id' | 'title'>, role: Role): string {
  switch (kind) {
    case 'event':
      return `/events/${encodeURIComponent(_id)}`;
    case 'room':
      return withSearch('/events', title);
    case 'unit':
      // Only roles whose event list contains all units' events are linked to it; others are linked to the units.
      return role === 'STUDENT' || role === 'PRESIDENT' ? `/events?unit=${encodeURIComponent(_id)}` : '/dashboard/organization';
    case 'person':
      // A student may not read other people's data, but can give them feedback.
      return role === 'STUDENT' ? '/feedback' : withSearch('/cosa?tab=holders', title);
    case 'position':
      return role === 'STUDENT' ? '/feedback' : withSearch('/cosa?tab=positions', title);
  }
}
