import type { SearchKind } from './searchHit.ts';

/** Words of the search that have nothing to fill in. */
export const SEARCH_TEXTS = {
  open: 'Find anything',
  sections: 'Go to',
  actions: 'Do',
  /** Above what was found. */
  kinds: { event: 'Events', unit: 'Units', person: 'People', position: 'Positions', room: 'Rooms' } satisfies Record<SearchKind, string>,
} as const;
