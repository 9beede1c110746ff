import type { SearchKind } from './searchHit.ts';

/** Texts of the search without placeholders. */
export const SEARCH_TEXTS = {
  open: 'Find anything',
  sections: 'Go to',
  actions: 'Do',
  /** Headings of the results. */
  kinds: { event: 'Events', unit: 'Units', person: 'People', position: 'Positions', room: 'Rooms' } satisfies Record<SearchKind, string>,
} as const;
