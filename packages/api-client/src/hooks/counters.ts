import useSWR from 'swr';
import type { Client } from '../client/index.ts';
import { counters } from '../contract/counters.contract.ts';
import { keys } from './keys.ts';

/** One counter of the president's dashboard. */
export interface Counter {
  /** How many there are; undefined until it is known, and where it could not be had. */
  readonly value: number | undefined;
  readonly isLoading: boolean;
}

function useLength(name: string, load: () => Promise<readonly unknown[]>): Counter {
  const { data, error } = useSWR<number, Error>(keys.counter(name), async () => (await load()).length);
  return { value: data, isLoading: data === undefined && error === undefined };
}

/**
 * The four counters of the president's dashboard, each the length of a list of the second host. They are asked for one by
 * one, so that one that fails never takes the others with it. The client is the second host's.
 */
export function useCounters(client: Client) {
  return {
    pendingApprovals: useLength('pendingApprovals', () => client.call(counters.roomRequests, { query: { status: 'pending' } })),
    roomBookings: useLength('roomBookings', () => client.call(counters.roomRequests)),
    events: useLength('events', () => client.call(counters.events)),
    records: useLength('records', () => client.call(counters.tenure)),
  };
}
