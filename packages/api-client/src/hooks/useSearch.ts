import { useCallback } from 'react';
import type { CallArguments } from '../client/index.ts';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { useClient } from './clientContext.ts';

/** Returns a search by words, as a stable function. */
export function useSearch<E extends Endpoint>(
  call: E,
  limit?: number,
  order?: string,
): (search: string, signal: AbortSignal) => Promise<AnswerOf<E>> {
  const client = useClient();
  return useCallback(
    (search, signal) => client.call(...([call, { query: { search, limit, order }, signal }] as unknown as CallArguments<E>)),
    [client, call, limit, order],
  );
}
