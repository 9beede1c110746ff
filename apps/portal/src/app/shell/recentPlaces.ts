import type { RecentPlace } from '@quad/ui/features/search';

/** Where this device keeps where somebody went last, until they sign out. */
const PLACE = 'quad.recent-places';
const MOST = 5;

interface Kept {
  readonly by: string;
  readonly places: readonly RecentPlace[];
}

function isPlace(place: unknown): place is RecentPlace {
  const fields = ['id', 'kind', 'label', 'href'] as const;
  const has = place as Partial<RecentPlace> | null;
  return typeof place === 'object' && fields.every((field) => typeof has?.[field] === 'string') && has?.href?.startsWith('/') === true;
}

/** Where a person went last by the search of this device; what is anybody else's is forgotten. */
export function recentPlaces(by: string): readonly RecentPlace[] {
  try {
    const kept: Partial<Kept> | null = JSON.parse(localStorage.getItem(PLACE) ?? 'null');
    if (kept && kept.by !== by) forgetRecentPlaces();
    return kept?.by === by && Array.isArray(kept.places) ? kept.places.filter(isPlace).slice(0, MOST) : [];
  } catch {
    // A browser may refuse to keep anything, and anybody may write into what it keeps.
    return [];
  }
}

/** Keeps where a person goes, as the latest. */
export function keepRecentPlace(by: string, place: RecentPlace): void {
  const places = [place, ...recentPlaces(by).filter(({ id }) => id !== place.id)].slice(0, MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify({ by, places } satisfies Kept));
  } catch {
    // Then nothing is recent.
  }
}

/** Forgets it, as the person signs out. */
export function forgetRecentPlaces(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Where nothing was kept there is nothing to forget.
  }
}
