import type { Event } from '@quad/domain/events';
import { unstable_serialize, useSWRConfig } from 'swr';
import { isEventDetailKey, isEventKey, isEventListKey } from '../keys.ts';
import type { Store } from '../store.ts';
import { changeCached, type EventChange } from './eventChanges.ts';

/** The events that are cached: every list and every detail. */
export interface EventCache {
  /** Changes events wherever they are cached, without asking the server. What is still loading is left alone. */
  update(change: EventChange): Promise<void>;
  /** Asks the server for everything that shows events. */
  refresh(): Promise<void>;
}

/** The events of a cache, to be patched by writes. */
export function eventCacheOf({ cache, mutate }: Store): EventCache {
  const holdsEvents = (key: readonly string[]) =>
    (isEventListKey(key) || isEventDetailKey(key)) && cache.get(unstable_serialize(key))?.data !== undefined;
  return {
    async update(change) {
      const apply = (cached: Event | Event[] | undefined) => cached && changeCached(cached, change);
      await mutate<Event | Event[]>(holdsEvents, apply, { revalidate: false });
    },
    async refresh() {
      await mutate(isEventKey);
    },
  };
}

/** The events that the nearest cache holds. */
export function useEventCache(): EventCache {
  return eventCacheOf(useSWRConfig());
}
