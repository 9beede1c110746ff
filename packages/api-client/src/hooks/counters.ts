import useSWR from 'swr';
import type { Client, Page } from '../client/index.ts';
import { counters } from '../contract/counters.contract.ts';
import { keys } from './keys.ts';

/** One counter of the president's dashboard. */
export interface Counter {
  /** Undefined while loading and after a failure. */
  readonly value: number | undefined;
  readonly isLoading: boolean;
}

/** Requests only the total; a host without pagination returns the whole list, which is counted. */
const COUNT = { limit: 0 };

function useTotal(name: string, load: () => Promise<Page<unknown>>): Counter {
  const { data, error } = useSWR<number, Error>(keys.counter(name), async () => (await load()).total ?? 0);
  return { value: data, isLoading: data === undefined && error === undefined };
}

/**
 * The four counters of the president's dashboard, each the length of a list on the second host. Each is a separate request, so that a
 * failure does not affect the others. `client` is that of the second host.
 */
export function useCounters(client: Client) {
  return {
    pendingApprovals: useTotal('pendingApprovals', () => client.page(counters.roomRequests, { query: { ...COUNT, status: 'pending' } })),
    roomBookings: useTotal('roomBookings', () => client.page(counters.roomRequests, { query: COUNT })),
    events: useTotal('events', () => client.page(counters.events, { query: COUNT })),
    records: useTotal('records', () => client.page(counters.tenure, { query: COUNT })),
  };
}
