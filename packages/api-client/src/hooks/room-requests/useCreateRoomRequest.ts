import type { Event } from '@quad/domain/events';
import type { BodyOf } from '../../contract/endpoint.ts';
import { roomRequests } from '../../contract/roomRequests.contract.ts';
import { replaceWith } from '../events/eventChanges.ts';
import { useEventCache } from '../events/useEventCache.ts';
import { useSubmit } from '../useSubmit.ts';

export type NewRoomRequest = BodyOf<typeof roomRequests.create> & { eventId: string };

/** Asks for a room; the event with its new request takes its place in every cached list. */
export function useCreateRoomRequest(): (request: NewRoomRequest) => Promise<Event> {
  const submit = useSubmit();
  const eventCache = useEventCache();
  return async ({ eventId, ...body }) => {
    const event = await submit(roomRequests.create, { params: { eventId }, body });
    await eventCache.update(replaceWith(event));
    return event;
  };
}
