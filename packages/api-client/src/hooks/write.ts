import type { Refusal } from '@quad/domain/refusals';
import { type Cache, type ScopedMutator, type State, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError, type CallArguments } from '../client/index.ts';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { changePage, changePages, firstPageKey, isPage, isPageOfSameQuery, listKeyOf } from './pageKeys.ts';
import { useSubmit } from './submissions.ts';

/** The cache and its `mutate`, as `useSWRConfig` returns them. */
export interface Store {
  readonly cache: Cache;
  readonly mutate: ScopedMutator;
}

/** A cache key, or a predicate of keys. The key of a list also matches its pages, whatever their query. */
export type Keys = readonly string[] | ((key: unknown) => boolean);

/**
 * A change of the cached data of some keys. Returns the same data if nothing changes. For a paginated list it is applied to the items of
 * each page.
 */
export interface Patch {
  readonly keys: Keys;
  readonly change: (data: never) => unknown;
}

/**
 * A change shown before the response. If a domain rule refuses, `change` throws and nothing is sent. It is applied again after the response
 * of another write has overwritten it, so it must be idempotent.
 */
export interface OptimisticPatch extends Patch {
  /** Reverts only this change, in data that other writes may have changed meanwhile. */
  readonly undo: Patch['change'];
}

/** Effects of a write on the cache. */
export interface Effects<Answer> {
  readonly optimistic?: OptimisticPatch;
  /** Changes the cache from the response, without a request. */
  readonly patch?: (answer: Answer) => Patch;
  /** Keys to refetch after a success. */
  readonly refresh?: readonly Keys[];
  /** Keys to refetch after a failure: data that somebody else may have changed, or a write whose result is unknown. */
  readonly refreshAfter?: (error: unknown) => readonly Keys[];
}

export interface Write<Answer> extends Effects<Answer> {
  /** Makes the call. */
  readonly send: () => Promise<Answer>;
}

function isAmong(keys: Keys): (key: unknown) => boolean {
  if (typeof keys === 'function') return keys;
  const name = unstable_serialize(keys);
  return (key) => unstable_serialize(listKeyOf(key) as readonly string[]) === name;
}

function stateOf(cache: Cache, key: unknown) {
  return cache.get(unstable_serialize(key as readonly string[]));
}

/**
 * Names under which SWR stores the pages of matching lists together. SWR skips these entries when it filters keys, but they are what a
 * screen shows.
 */
function combinedKeysOf(cache: Cache, isWanted: (key: unknown) => boolean): string[] {
  return [...cache.keys()].filter((name) => {
    const first = firstPageKey(name);
    return first !== undefined && isWanted(first);
  });
}

/** Converts a change of a list so that it also applies to its cached forms: the whole list, a page, or several pages together. */
function everywhere(change: (data: unknown) => unknown): (data: unknown) => unknown {
  const changeItems = change as (items: readonly unknown[]) => readonly unknown[];
  return (data) => {
    if (Array.isArray(data) && data.length > 0 && data.every(isPage)) return changePages(data, changeItems);
    return isPage(data) ? changePage(data, changeItems) : change(data);
  };
}

/** Caches whose person has signed out: late responses must not change them. */
const CLOSED_CACHES = new WeakSet<Cache>();

function isClosed(cache: Cache): boolean {
  return CLOSED_CACHES.has(cache);
}

/** Marks a cache as in use; the returned function ends that, and nothing is written to it afterwards. React may mount a component twice. */
export function openCache(cache: Cache): () => void {
  CLOSED_CACHES.delete(cache);
  return () => void CLOSED_CACHES.add(cache);
}

/** Skips entries that are still loading: a mutation would make SWR discard the pending response. */
async function apply({ cache, mutate }: Store, { keys, change }: Patch): Promise<void> {
  if (isClosed(cache)) return;
  const isWanted = isAmong(keys);
  const changed = everywhere(change as (data: unknown) => unknown);
  const isCached = (key: unknown) => isWanted(key) && stateOf(cache, key)?.data !== undefined;
  const combined = combinedKeysOf(cache, isWanted).filter((name) => cache.get(name)?.data !== undefined);
  await Promise.all([
    mutate(isCached, changed, { revalidate: false }),
    ...combined.map((name) => mutate(name, changed, { revalidate: false })),
  ]);
}

function isLoading({ data, isValidating }: State = {}): boolean {
  return data === undefined && isValidating === true;
}

/** Applies the server's response. Entries that are still loading are refetched, because the pending response may predate the write. */
async function settle(store: Store, patch: Patch): Promise<void> {
  await apply(store, patch);
  revalidate(store, isAmong(patch.keys), isLoading);
}

/** Revalidates the matching cache entries whose state matches; for a paginated list, all of its pages. */
function revalidate({ cache, mutate }: Store, isWanted: (key: unknown) => boolean, isSuch: (state?: State) => boolean = () => true): void {
  if (isClosed(cache)) return;
  void mutate((key) => isWanted(key) && isSuch(stateOf(cache, key)));
  for (const name of combinedKeysOf(cache, isWanted)) {
    if (!isSuch(cache.get(name))) continue;
    // SWR refetches the first page and those without an entry of their own, so those entries are removed; the screen shows the combined
    // entry.
    const first = firstPageKey(name);
    if (first) void mutate((key) => isPageOfSameQuery(first, key), undefined, { revalidate: false });
    void mutate(name);
  }
}

/** Revalidates the matching entries that are on a screen; for a paginated list, all of its pages. */
export function refreshShown(store: Store, isWanted: (key: unknown) => boolean): void {
  revalidate(store, isWanted);
}

/** Whether an optimistic change is unconfirmed: responses that arrive meanwhile may predate it. */
export function isWriting(store: Store): boolean {
  return inFlight(store).size > 0;
}

function refreshAll(store: Store, all: readonly Keys[] = []): void {
  for (const keys of all) revalidate(store, isAmong(keys));
}

/** Optimistic changes of writes without a response yet. */
const IN_FLIGHT = new WeakMap<Cache, Set<OptimisticPatch>>();

function inFlight({ cache }: Store): Set<OptimisticPatch> {
  const known = IN_FLIGHT.get(cache) ?? new Set();
  IN_FLIGHT.set(cache, known);
  return known;
}

/**
 * All writes go through this function. The expected result is shown at once and reverted if the call fails; the response patches the cache.
 * SWR's own `optimisticData` and `rollbackOnError` are not used, because they restore a whole list and so revert other writes in flight.
 * Each patch here changes only its own item, and after a response that predates another optimistic change, that change is applied again.
 * SWR discards reads that began before a patch.
 */
export async function write<Answer>(store: Store, { send, optimistic, patch, refresh, refreshAfter }: Write<Answer>): Promise<Answer> {
  const others = inFlight(store);
  if (optimistic) {
    await apply(store, optimistic);
    others.add(optimistic);
  }
  try {
    const answer = await send();
    if (optimistic) others.delete(optimistic);
    if (patch) await settle(store, patch(answer));
    // If a rule now refuses the other write, its own response reports that.
    for (const other of others) await apply(store, other).catch(() => undefined);
    refreshAll(store, refresh);
    return answer;
  } catch (error) {
    if (optimistic) {
      others.delete(optimistic);
      await apply(store, { keys: optimistic.keys, change: optimistic.undo });
    }
    refreshAll(store, refreshAfter?.(error));
    throw error;
  }
}

/** Writes through the contract with an idempotency key, and keeps the nearest cache current. */
export function useWrite() {
  const { cache, mutate } = useSWRConfig();
  const submit = useSubmit();
  return <E extends Endpoint>(call: CallArguments<E>, effects: Effects<AnswerOf<E>> = {}): Promise<AnswerOf<E>> =>
    write({ cache, mutate }, { ...effects, send: () => submit(...call) });
}

/**
 * Converts a refusal by a domain rule before sending into the error that the server would return. The server has the full table of
 * statuses; here it is either a conflict or a missing right.
 */
export function refusalError(refusal: Refusal): ApiError {
  const status = refusal.code === 'ALREADY_DECIDED' || refusal.code === 'DUPLICATE' ? 409 : 403;
  return new ApiError({ ...refusal, status, isServerText: true, body: refusal });
}
