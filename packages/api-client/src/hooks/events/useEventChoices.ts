import type { UserChoice } from '@quad/domain/accounts';
import type { UnitReference } from '@quad/domain/org-units';
import { events } from '../../contract/events.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** The units that the signed-in person may plan an event for. A failure is logged by the cache. */
export function useEventUnits(): Read<UnitReference[]> {
  return useRead(keys.eventUnits, [events.units]);
}

/** The students who may be named as organizers. A failure is logged by the cache. */
export function useEventUsers(): Read<UserChoice[]> {
  return useRead(keys.eventUsers, [events.users]);
}
