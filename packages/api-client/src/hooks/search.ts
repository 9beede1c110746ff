import type { SearchHit } from '@quad/domain/search';
import { useCallback } from 'react';
import { search } from '../contract/search.contract.ts';
import { useClient } from './clientContext.ts';

/** Searches by name everything that the signed-in person may read: twenty results in all. */
export function useFindAnything(): (typed: string, signal: AbortSignal) => Promise<SearchHit[]> {
  const client = useClient();
  return useCallback((q, signal) => client.call(search.find, { query: { q }, signal }), [client]);
}
