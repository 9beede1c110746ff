import type { Refusal } from '@quad/domain/refusals';
import { type Cache, type ScopedMutator, type State, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError, type CallArguments } from '../client/index.ts';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { changePage, changePages, firstPageKey, isPage, isPageBeside, listKeyOf } from './pageKeys.ts';
import { useSubmit } from './submissions.ts';

/** The cache and the way to change it, as `useSWRConfig` gives them. */
export interface Store {
  readonly cache: Cache;
  readonly mutate: ScopedMutator;
}

/** One key of the cache, or every key that a test lets through. The key of a list is that of its pages too, whatever they were asked for by. */
export type Keys = readonly string[] | ((key: unknown) => boolean);

/**
 * A change of what is cached under some keys. It returns the same data where there is nothing to change. Of a list that is read page by
 * page it is given each page's items, as if they were the list.
 */
export interface Patch {
  readonly keys: Keys;
  readonly change: (data: never) => unknown;
}

/**
 * A change that is shown before the answer. Where a domain rule refuses, `change` throws and nothing is sent. It is applied again
 * when the answer of another write has overwritten it, so it leaves alone what it finds changed already.
 */
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
  return (key) => unstable_serialize(listKeyOf(key) as readonly string[]) === name;
}

function stateOf(cache: Cache, key: unknown) {
  return cache.get(unstable_serialize(key as readonly string[]));
}

/**
 * The names under which the cache keeps the pages of a wanted list together. It passes them by where it looks for keys itself, and they
 * are what a screen shows.
 */
function togetherAmong(cache: Cache, isWanted: (key: unknown) => boolean): string[] {
  return [...cache.keys()].filter((name) => {
    const first = firstPageKey(name);
    return first !== undefined && isWanted(first);
  });
}

/** A change of a list as one of what is cached of it: all of it, a page, or some pages together. */
function everywhere(change: (data: unknown) => unknown): (data: unknown) => unknown {
  const changeItems = change as (items: readonly unknown[]) => readonly unknown[];
  return (data) => {
    if (Array.isArray(data) && data.length > 0 && data.every(isPage)) return changePages(data, changeItems);
    return isPage(data) ? changePage(data, changeItems) : change(data);
  };
}

/** Caches whose person has signed out: an answer that comes then has nothing left to change. */
const GONE = new WeakSet<Cache>();

function isGone(cache: Cache): boolean {
  return GONE.has(cache);
}

/** A cache is in use from now on, until what is returned ends it: nothing is written to it then. React mounts some things twice. */
export function beginCache(cache: Cache): () => void {
  GONE.delete(cache);
  return () => void GONE.add(cache);
}

/** What is still loading is left alone: changing it would have the cache discard the answer that is under way. */
async function apply({ cache, mutate }: Store, { keys, change }: Patch): Promise<void> {
  if (isGone(cache)) return;
  const isWanted = isAmong(keys);
  const changed = everywhere(change as (data: unknown) => unknown);
  const isCached = (key: unknown) => isWanted(key) && stateOf(cache, key)?.data !== undefined;
  const together = togetherAmong(cache, isWanted).filter((name) => cache.get(name)?.data !== undefined);
  await Promise.all([
    mutate(isCached, changed, { revalidate: false }),
    ...together.map((name) => mutate(name, changed, { revalidate: false })),
  ]);
}

function isLoading({ data, isValidating }: State = {}): boolean {
  return data === undefined && isValidating === true;
}

/** Applies what the server answered. What is still loading is asked for again: the answer under way may be from before the write. */
async function settle(store: Store, patch: Patch): Promise<void> {
  await apply(store, patch);
  askAgain(store, isAmong(patch.keys), isLoading);
}

/** Asks again for what is cached under some keys, as far as its state is such; for a list that is read page by page, all of its pages. */
function askAgain({ cache, mutate }: Store, isWanted: (key: unknown) => boolean, isSuch: (state?: State) => boolean = () => true): void {
  if (isGone(cache)) return;
  void mutate((key) => isWanted(key) && isSuch(stateOf(cache, key)));
  for (const name of togetherAmong(cache, isWanted)) {
    if (!isSuch(cache.get(name))) continue;
    // It asks for the first page, and for those that it has nothing of by themselves; what is shown is what it has of all together.
    const first = firstPageKey(name);
    if (first) void mutate((key) => isPageBeside(first, key), undefined, { revalidate: false });
    void mutate(name);
  }
}

/** Asks again for what is cached and on a screen, as far as its key is such. Of a list that is read page by page, for all of its pages. */
export function refreshShown(store: Store, isWanted: (key: unknown) => boolean): void {
  askAgain(store, isWanted);
}

/** Whether something is shown that the server has not confirmed: what it answers meanwhile may be from before. */
export function isWriting(store: Store): boolean {
  return inFlight(store).size > 0;
}

function refreshAll(store: Store, all: readonly Keys[] = []): void {
  for (const keys of all) askAgain(store, isAmong(keys));
}

/** What is shown of writes that are not answered yet. */
const IN_FLIGHT = new WeakMap<Cache, Set<OptimisticPatch>>();

function inFlight({ cache }: Store): Set<OptimisticPatch> {
  const known = IN_FLIGHT.get(cache) ?? new Set();
  IN_FLIGHT.set(cache, known);
  return known;
}

/**
 * The one way that data is written. An expected result is shown at once and taken back when the call fails; the answer patches
 * what is cached. SWR's own `optimisticData` and `rollbackOnError` do not serve: they put back a whole list as it was, and with it
 * undo whatever else is in flight. Each patch here concerns its own item only, and where an answer knows less than what is shown of
 * another write, that is shown again. The cache discards reads that began before a patch.
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
    // Where a rule refuses by now, it is for that write's own answer to say so.
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

/** Writes through the contract, with a key by which the server recognises a repeated submission, and keeps the nearest cache true. */
export function useWrite() {
  const { cache, mutate } = useSWRConfig();
  const submit = useSubmit();
  return <E extends Endpoint>(call: CallArguments<E>, effects: Effects<AnswerOf<E>> = {}): Promise<AnswerOf<E>> =>
    write({ cache, mutate }, { ...effects, send: () => submit(...call) });
}

/**
 * A rule said no before anything was sent: the same error as when the server says it, which has the table of all statuses. Here it is
 * a conflict with what is there, or a right that is missing.
 */
export function refusalError(refusal: Refusal): ApiError {
  const status = refusal.code === 'ALREADY_DECIDED' || refusal.code === 'DUPLICATE' ? 409 : 403;
  return new ApiError({ ...refusal, status, isServerText: true, body: refusal });
}
