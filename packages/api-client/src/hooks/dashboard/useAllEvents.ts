import type { Event } from '@quad/domain/events';
import { events } from '../../contract/events.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** The events of the whole campus, in no order. Use useEvents instead for those that concern a role. */
export function useAllEvents(): Read<Event[]> {
  return useRead(keys.allEvents, [events.all]);
}
