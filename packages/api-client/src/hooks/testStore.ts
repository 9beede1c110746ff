import { unstable_serialize } from 'swr';
import { initCache } from 'swr/_internal';
import type { Store } from './store.ts';

/** A cache without components, for tests, that holds what hooks have read. The library keeps the key itself under `_k`. */
export function testStore(entries: readonly (readonly [readonly string[], unknown])[]) {
  const read = entries.map(([key, data]) => [unstable_serialize(key), { data, _k: key }] as const);
  const [cache, mutate] = initCache(new Map(read)) as unknown as [Store['cache'], Store['mutate']];
  return { cache, mutate, at: (key: readonly string[]) => cache.get(unstable_serialize(key))?.data };
}
