import type { Event } from '@quad/domain/events';
import type { BodyOf } from '../../contract/endpoint.ts';
import { events } from '../../contract/events.contract.ts';
import { useSubmit } from '../useSubmit.ts';
import { useEventCache } from './useEventCache.ts';

/** Plans an event; the lists that show it ask for it. */
export function useCreateEvent(): (event: BodyOf<typeof events.create>) => Promise<Event> {
  const submit = useSubmit();
  const eventCache = useEventCache();
  return async (body) => {
    const { event } = await submit(events.create, { body });
    void eventCache.refresh();
    return event;
  };
}
