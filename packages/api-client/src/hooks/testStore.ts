import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import type { Store } from './write.ts';

/** The key of a hook, or the name under which the pages of a list are stored together. */
type TestKey = readonly string[] | string;

function Reader({ onRead }: { onRead: (store: Store) => void }) {
  onRead(useSWRConfig());
  return null;
}

/** The cache and its `mutate`, as a component gets them. */
function storeWith(read: Store['cache']): Store {
  const stores: Store[] = [];
  const reader = createElement(Reader, { onRead: (store) => stores.push(store) });
  renderToString(createElement(SWRConfig, { value: { provider: () => read } }, reader));
  const [store] = stores;
  if (!store) throw new Error('Nothing was rendered.');
  return store;
}

/**
 * A cache without components, for tests, with data as if hooks had read it. SWR stores the key itself under `_k`; an entry without data is
 * still loading.
 */
export function testStore(entries: readonly (readonly [TestKey, unknown])[]) {
  const read = entries.map(([key, data]) => [unstable_serialize(key), { data, isValidating: data === undefined, _k: key }] as const);
  const { cache, mutate } = storeWith(new Map(read));
  /** The keys that were revalidated, in order. */
  const refreshed: TestKey[] = [];
  const watched = ((wanted: string | ((key: unknown) => boolean), ...change: []) => {
    const isWanted = (key: TestKey) => (typeof wanted === 'string' ? key === wanted : typeof key !== 'string' && wanted(key));
    if (change.length === 0) refreshed.push(...entries.map(([key]) => key).filter(isWanted));
    return mutate(wanted, ...change);
  }) as unknown as Store['mutate'];
  return { cache, mutate: watched, refreshed, at: (key: TestKey) => cache.get(unstable_serialize(key))?.data };
}
