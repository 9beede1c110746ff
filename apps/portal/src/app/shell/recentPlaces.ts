import type { RecentPlace } from '@quad/ui/features/search';

/** Key in `localStorage`. The entry is removed when the person signs out. */
const STORAGE_KEY = 'quad.recent-places';
const MAX_PLACES = 5;

interface StoredPlaces {
  /** Id of the person. */
  readonly by: string;
  readonly places: readonly RecentPlace[];
}

function isPlace(place: unknown): place is RecentPlace {
  const fields = ['id', 'kind', 'label', 'href'] as const;
  const has = place as Partial<RecentPlace> | null;
  return typeof place === 'object' && fields.every((field) => typeof has?.[field] === 'string') && has?.href?.startsWith('/') === true;
}

/** Returns the places that the person last opened by search on this device. Removes an entry that belongs to somebody else. */
export function readRecentPlaces(by: string): readonly RecentPlace[] {
  try {
    const stored: Partial<StoredPlaces> | null = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (stored && stored.by !== by) clearRecentPlaces();
    return stored?.by === by && Array.isArray(stored.places) ? stored.places.filter(isPlace).slice(0, MAX_PLACES) : [];
  } catch {
    // Storage may be disabled, or its content may be invalid.
    return [];
  }
}

/** Stores a place as the latest. */
export function storeRecentPlace(by: string, place: RecentPlace): void {
  const places = [place, ...readRecentPlaces(by).filter(({ id }) => id !== place.id)].slice(0, MAX_PLACES);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ by, places } satisfies StoredPlaces));
  } catch {
    // Storage is disabled: there are no recent places.
  }
}

/** Removes the entry when the person signs out. */
export function clearRecentPlaces(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is disabled: nothing was stored.
  }
}
