import { REFUSAL_STATUS, type Refusal } from '@quad/domain/refusals';
import { type Cache, type ScopedMutator, type State, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError, type CallArguments } from '../client/index.ts';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { useSubmit } from './submissions.ts';

/** The cache and the way to change it, as `useSWRConfig` gives them. */
export interface Store {
  readonly cache: Cache;
  readonly mutate: ScopedMutator;
}

/** One key of the cache, or every key that a test lets through. */
export type Keys = readonly string[] | ((key: unknown) => boolean);

/** A change of what is cached under some keys. It returns the same data where there is nothing to change. */
export interface Patch {
  readonly keys: Keys;
  readonly change: (data: never) => unknown;
}

/** A change that is shown before the answer. Where a domain rule refuses, `change` throws and nothing is sent. */
export interface OptimisticPatch extends Patch {
  /** Takes this one change back out of data that others may have changed meanwhile. */
  readonly undo: Patch['change'];
}

/** What a write does to the cache. */
export interface Effects<Answer> {
  readonly optimistic?: OptimisticPatch;
  /** What the answer changes, without asking for anything again. */
  readonly patch?: (answer: Answer) => Patch;
  /** What is asked for again after a success. */
  readonly refresh?: readonly Keys[];
  /** What is asked for again after a failure: what somebody else may have changed, or what became of the write is not known. */
  readonly refreshAfter?: (error: unknown) => readonly Keys[];
}

export interface Write<Answer> extends Effects<Answer> {
  /** Makes the call. */
  readonly send: () => Promise<Answer>;
}

function isAmong(keys: Keys): (key: unknown) => boolean {
  if (typeof keys === 'function') return keys;
  const name = unstable_serialize(keys);
  return (key) => unstable_serialize(key as readonly string[]) === name;
}

function stateOf(cache: Cache, key: unknown) {
  return cache.get(unstable_serialize(key as readonly string[]));
}

/** What is still loading is left alone: changing it would have the cache discard the answer that is under way. */
async function apply({ cache, mutate }: Store, { keys, change }: Patch): Promise<void> {
  const isWanted = isAmong(keys);
  const isCached = (key: unknown) => isWanted(key) && stateOf(cache, key)?.data !== undefined;
  await mutate(isCached, change as (data: unknown) => unknown, { revalidate: false });
}

/** Applies what the server answered. What is still loading is asked for again: the answer under way may be from before the write. */
async function settle(store: Store, patch: Patch): Promise<void> {
  await apply(store, patch);
  const isWanted = isAmong(patch.keys);
  const isLoading = ({ data, isValidating }: State = {}) => data === undefined && isValidating === true;
  void store.mutate((key) => isWanted(key) && isLoading(stateOf(store.cache, key)));
}

function refreshAll({ mutate }: Store, all: readonly Keys[] = []): void {
  for (const keys of all) void mutate(isAmong(keys));
}

/**
 * The one way that data is written. An expected result is shown at once and taken back when the call fails; the answer patches
 * what is cached. SWR's own `optimisticData` and `rollbackOnError` do not serve: they put back a whole list as it was, and with it
 * undo whatever else is in flight. Each patch here concerns its own item only. The cache discards reads that began before one.
 */
export async function write<Answer>(store: Store, { send, optimistic, patch, refresh, refreshAfter }: Write<Answer>): Promise<Answer> {
  if (optimistic) await apply(store, optimistic);
  try {
    const answer = await send();
    if (patch) await settle(store, patch(answer));
    refreshAll(store, refresh);
    return answer;
  } catch (error) {
    if (optimistic) await apply(store, { keys: optimistic.keys, change: optimistic.undo });
    refreshAll(store, refreshAfter?.(error));
    throw error;
  }
}

/** Writes through the contract, with a key by which the server recognises a repeated submission, and keeps the nearest cache true. */
export function useWrite() {
  const { cache, mutate } = useSWRConfig();
  const submit = useSubmit();
  return <E extends Endpoint>(call: CallArguments<E>, effects: Effects<AnswerOf<E>> = {}): Promise<AnswerOf<E>> =>
    write({ cache, mutate }, { ...effects, send: () => submit(...call) });
}

/** A rule said no before anything was sent: the same error as when the server says it. */
export function refusalError(refusal: Refusal): ApiError {
  return new ApiError({ ...refusal, status: REFUSAL_STATUS[refusal.code], isServerText: true });
}
