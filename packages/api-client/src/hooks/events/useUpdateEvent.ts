import { type Event, eventVersion } from '@quad/domain/events';
import type { BodyOf } from '../../contract/endpoint.ts';
import { events } from '../../contract/events.contract.ts';
import { useSubmit } from '../useSubmit.ts';
import { saveEdit } from './saveEdit.ts';
import { useEventCache } from './useEventCache.ts';

/** What an event is to become, and the version that it was made from. */
export interface EventEdit {
  eventId: string;
  /** The event's `updated_at` as the person saw it; without one the last to write wins. */
  version: string | undefined;
  input: BodyOf<typeof events.update>;
}

/** Changes an event, unless somebody else did so meanwhile: that is refused with 412, and the lists then ask for what it is now. */
export function useUpdateEvent(): (edit: EventEdit) => Promise<Event> {
  const submit = useSubmit();
  const eventCache = useEventCache();
  return ({ eventId, version, input }) => {
    const ifMatch = version === undefined ? {} : { ifMatch: eventVersion(version) };
    const send = () => submit(events.update, { params: { id: eventId }, body: input, ...ifMatch });
    return saveEdit({ eventCache, send });
  };
}
