import type { ReactNode } from 'react';
import type { Client } from '../client/index.ts';
import { DataProvider, type DataProviderProps } from './DataProvider.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';

export interface ApiProviderProps extends DataProviderProps {
  /** The API client. Must be stable for the lifetime of the provider. */
  client: Client;
  children: ReactNode;
}

/**
 * Provides session and data together, for a story or a small app. Use SessionProvider and DataProvider instead if the pages before sign-in
 * should not load the cache.
 */
export function ApiProvider({ client, swr, children }: ApiProviderProps) {
  return (
    <SessionProvider client={client}>
      <DataProvider swr={swr}>{children}</DataProvider>
    </SessionProvider>
  );
}
