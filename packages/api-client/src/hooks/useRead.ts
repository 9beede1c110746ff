import { useState } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize } from 'swr';
import type { ApiError, CallArguments, Client, Page } from '../client/index.ts';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { isList } from '../contract/list.ts';
import { useClient } from './clientContext.ts';
import { useIsHydrating } from './useIsHydrating.ts';

/** Something that a screen reads. After a failed refresh both the data and the error are there. */
export interface Read<T> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  /** Nothing is known yet: neither data nor an error. */
  readonly isLoading: boolean;
  /** Asks again. */
  readonly retry: () => void;
}

type Key = readonly string[] | null;

/** Reads a call of the contract under a key of the cache; a null key waits without calling. What came with the page is there at once. */
export function useRead<E extends Endpoint>(key: Key, args: CallArguments<E>, config?: SWRConfiguration): Read<AnswerOf<E>> {
  const client = useClient();
  const served = useServed(key, args);
  const { data, error, mutate } = useSWR<AnswerOf<E>, ApiError>(key, () => readWhole<E>(client, args), { fallbackData: served, ...config });
  return { data, error, isLoading: data === undefined && error === undefined, retry: () => void mutate() };
}

/**
 * What a call answers. Of a list that is asked for no number of items that is all of it, page after page: for screens that narrow it
 * down by themselves. Use usePages instead where a list may be long.
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

/** What came with the page for a key, as long as that stays the key: the call that is made for it then answers the same. */
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
