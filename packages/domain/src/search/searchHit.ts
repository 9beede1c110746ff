import * as v from 'valibot';
import type { Role } from '../access/roles.ts';
import { LenientText } from '../fields/answers.ts';
import { SearchText } from '../fields/search.ts';
import { Id } from '../identity/id.ts';

/** What a search finds (docs/specification/search.md#search-finds), in the order in which it stands. */
export const SEARCH_KINDS = ['event', 'unit', 'person', 'position', 'room'] as const;
export const SearchKind = v.picklist(SEARCH_KINDS);
export type SearchKind = v.InferOutput<typeof SearchKind>;

/** How many hits a search returns in all. */
export const MAX_HITS = 20;

/** What is searched for: two letters at least. Whoever searches for nothing finds nothing. */
export const SEARCH_QUERY = { q: v.optional(SearchText) };

/** Something that was found. */
export const SearchHit = v.object({
  kind: SearchKind,
  _id: Id,
  /** What it is called. */
  title: v.string(),
  /** What tells it from others of the same name: a roll number, a unit. */
  detail: LenientText,
  /** When it begins, an instant; of events. */
  at: LenientText,
});
export type SearchHit = v.InferOutput<typeof SearchHit>;

/**
 * Takes hits from each kind in turn, so that no kind crowds out the others, and returns them grouped by kind. Each list has its best hits
 * first.
 */
export function sharedHits(lists: readonly (readonly SearchHit[])[], most = MAX_HITS): SearchHit[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
  const kept = new Set(turns.flat().slice(0, most));
  return lists.flatMap((list) => list.filter((hit) => kept.has(hit)));
}

function withSearch(path: string, words: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(words)}`;
}

/** Where something that was found is shown to a role. */
export function hitPath({ kind, _id, title }: Pick<SearchHit, 'kind' | '_id' | 'title'>, role: Role): string {
  switch (kind) {
    case 'event':
      return `/events/${encodeURIComponent(_id)}`;
    case 'room':
      return withSearch('/events', title);
    case 'unit':
      // Whose list of events has those of every unit is led to them, everybody else to the units.
      return role === 'STUDENT' || role === 'PRESIDENT' ? `/events?unit=${encodeURIComponent(_id)}` : '/dashboard/organization';
    case 'person':
      // A student has nothing to read of others, and can give them feedback.
      return role === 'STUDENT' ? '/feedback' : withSearch('/cosa?tab=holders', title);
    case 'position':
      return role === 'STUDENT' ? '/feedback' : withSearch('/cosa?tab=positions', title);
  }
}
