import useSWR, { type SWRConfiguration } from 'swr';
import type { ApiError, CallArguments } from '../client/index.ts';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { useClient } from './clientContext.ts';

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

/** Reads a call of the contract under a key of the cache; a null key waits without calling. */
export function useRead<E extends Endpoint>(key: Key, args: CallArguments<E>, config?: SWRConfiguration): Read<AnswerOf<E>> {
  const client = useClient();
  const { data, error, mutate } = useSWR<AnswerOf<E>, ApiError>(key, () => client.call(...args), config);
  return { data, error, isLoading: data === undefined && error === undefined, retry: () => void mutate() };
}
