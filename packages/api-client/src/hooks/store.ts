import type { Cache, ScopedMutator } from 'swr';

/** The cache and the way to change it, as `useSWRConfig` gives them. */
export interface Store {
  readonly cache: Cache;
  readonly mutate: ScopedMutator;
}
