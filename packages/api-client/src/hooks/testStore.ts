import { unstable_serialize } from 'swr';
import { initCache } from 'swr/_internal';
import type { Store } from './write.ts';

/**
 * A cache without components, for tests, that holds what hooks have read. The library keeps the key itself under `_k`; an entry
 * without data is still loading.
 */
export function testStore(entries: readonly (readonly [readonly string[], unknown])[]) {
  const read = entries.map(([key, data]) => [unstable_serialize(key), { data, isValidating: data === undefined, _k: key }] as const);
  const [cache, mutate] = initCache(new Map(read)) as unknown as [Store['cache'], Store['mutate']];
  /** The keys that were asked for again, in order. */
  const refreshed: (readonly string[])[] = [];
  const watched = ((filter: (key: unknown) => boolean, ...change: []) => {
    if (change.length === 0) refreshed.push(...entries.map(([key]) => key).filter(filter));
    return mutate(filter, ...change);
  }) as unknown as Store['mutate'];
  return { cache, mutate: watched, refreshed, at: (key: readonly string[]) => cache.get(unstable_serialize(key))?.data };
}
