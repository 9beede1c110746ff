import useSWR from 'swr';
import type { Client, Page } from '../client/index.ts';
import { counters } from '../contract/counters.contract.ts';
import { keys } from './keys.ts';

/** One counter of the president's dashboard. */
export interface Counter {
  /** How many there are; undefined until it is known, and where it could not be had. */
  readonly value: number | undefined;
  readonly isLoading: boolean;
}

/** The number alone is asked for; a host that knows nothing of pages answers the list, which is counted. */
const COUNT = { limit: 0 };

function useTotal(name: string, load: () => Promise<Page<unknown>>): Counter {
  const { data, error } = useSWR<number, Error>(keys.counter(name), async () => (await load()).total ?? 0);
  return { value: data, isLoading: data === undefined && error === undefined };
}

/**
 * The four counters of the president's dashboard, each the number of items in a list of the second host. They are asked for one by
 * one, so that one that fails never takes the others with it. The client is the second host's.
 */
export function useCounters(client: Client) {
  return {
    pendingApprovals: useTotal('pendingApprovals', () => client.page(counters.roomRequests, { query: { ...COUNT, status: 'pending' } })),
    roomBookings: useTotal('roomBookings', () => client.page(counters.roomRequests, { query: COUNT })),
    events: useTotal('events', () => client.page(counters.events, { query: COUNT })),
    records: useTotal('records', () => client.page(counters.tenure, { query: COUNT })),
  };
}
