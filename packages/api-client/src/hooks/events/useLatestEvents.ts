import { events } from '../../contract/events.contract.ts';
import { keys } from '../keys.ts';
import { useRead } from '../useRead.ts';

/** The events that changed last. */
export function useLatestEvents() {
  return useRead(keys.latestEvents, [events.latest]);
}
