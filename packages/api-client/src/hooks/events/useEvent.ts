import type { Event } from '@quad/domain/events';
import { events } from '../../contract/events.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** One event. Without an id it waits. */
export function useEvent(id: string | undefined): Read<Event> {
  return useRead(id ? keys.event(id) : null, [events.byId, { params: { id: id ?? '' } }]);
}
