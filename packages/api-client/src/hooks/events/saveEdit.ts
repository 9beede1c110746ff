import type { Event } from '@quad/domain/events';
import { replaceWith } from './eventChanges.ts';
import type { EventCache } from './useEventCache.ts';

export interface EditToSave {
  readonly eventCache: EventCache;
  /** Makes the call. */
  readonly send: () => Promise<{ event: Event }>;
}

/**
 * Saves an edit. The answer takes the event's place at once; then the lists ask how they are now, because an edit may move an
 * event to another place or out of a list. They ask after a refusal too, for somebody else may have changed the event.
 */
export async function saveEdit({ eventCache, send }: EditToSave): Promise<Event> {
  try {
    const { event } = await send();
    await eventCache.update(replaceWith(event));
    return event;
  } finally {
    void eventCache.refresh();
  }
}
