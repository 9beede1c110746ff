import { useState } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize } from 'swr';
import type { ApiError, CallArguments, Client, Page } from '../client/index.ts';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { isList } from '../contract/list.ts';
import { useClient } from './clientContext.ts';
import { useIsHydrating } from './useIsHydrating.ts';

/** The result of a read. After a failed refresh it has both the data and the error. */
export interface Read<T> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  /** There is neither data nor an error yet. */
  readonly isLoading: boolean;
  /** Fetches again. */
  readonly retry: () => void;
}

type Key = readonly string[] | null;

/** Reads a call of the contract under a cache key; a null key sends no request. A response embedded in the page is available at once. */
export function useRead<E extends Endpoint>(key: Key, args: CallArguments<E>, config?: SWRConfiguration): Read<AnswerOf<E>> {
  const client = useClient();
  const served = useServed(key, args);
  const { data, error, mutate } = useSWR<AnswerOf<E>, ApiError>(key, () => readWhole<E>(client, args), { fallbackData: served, ...config });
  return { data, error, isLoading: data === undefined && error === undefined, retry: () => void mutate() };
}

/**
 * Fetches the response of a call. A list without a limit is fetched whole, page by page, for screens that filter it themselves. Use
 * usePages instead if the list may be long.
 */
export async function readWhole<E extends Endpoint>(client: Client, args: CallArguments<E>): Promise<AnswerOf<E>> {
  const [call, input] = args as [call: Endpoint, input?: { query?: Readonly<Record<string, unknown>> }];
  if (!isList(call) || input?.query?.limit !== undefined) return client.call(...args);
  const items: unknown[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<unknown> = await client.page(call, { ...input, query: { ...input?.query, ...(cursor && { cursor }) } });
    items.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return items as AnswerOf<E>;
}

/** Returns the embedded response for a key, as long as the key stays the same; the call for it then gets the same response. */
function useServed<E extends Endpoint>(key: Key, args: CallArguments<E>): AnswerOf<E> | undefined {
  const client = useClient();
  const isHydrating = useIsHydrating();
  const name = unstable_serialize(key);
  const read = (look: typeof client.served) => ({ name, answer: (key ? look(...args) : undefined) as AnswerOf<E> | undefined });
  const [served, setServed] = useState(() => read(isHydrating ? client.prerendered : client.served));
  if (served.name === name) return served.answer;
  const next = read(client.served);
  setServed(next);
  return next.answer;
}
