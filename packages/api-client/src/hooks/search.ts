import type { SearchHit } from '@quad/domain/search';
import { useCallback } from 'react';
import { search } from '../contract/search.contract.ts';
import { useClient } from './clientContext.ts';

/** Asks for whatever the signed-in person may read and is called so: twenty answers in all. */
export function useFindAnything(): (typed: string, signal: AbortSignal) => Promise<SearchHit[]> {
  const client = useClient();
  return useCallback((q, signal) => client.call(search.find, { query: { q }, signal }), [client]);
}
