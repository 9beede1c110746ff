import type { UserChoice } from '@quad/domain/accounts';
import type { UnitReference } from '@quad/domain/org-units';
import { useCallback } from 'react';
import { events } from '../../contract/events.contract.ts';
import { useClient } from '../clientContext.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** The units that the signed-in person may plan an event for. A failure is logged by the cache. */
export function useEventUnits(): Read<UnitReference[]> {
  return useRead(keys.eventUnits, [events.units]);
}

/** Asks for the students who may be named as organizers or appointed, by name or address: 20 at most. */
export function useStudentSearch(): (search: string, signal: AbortSignal) => Promise<UserChoice[]> {
  const client = useClient();
  return useCallback((search, signal) => client.call(events.users, { query: { search }, signal }), [client]);
}
