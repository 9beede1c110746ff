import type { ReactNode } from 'react';
import type { Client } from '../client/index.ts';
import { DataProvider, type DataProviderProps } from './DataProvider.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';

export interface ApiProviderProps extends DataProviderProps {
  /** Where data comes from. Keep it the same object for the provider's life. */
  client: Client;
  children: ReactNode;
}

/**
 * Session and data at once, for a story or a small app. Use SessionProvider and DataProvider apart instead where the pages
 * before sign-in should not load the cache.
 */
export function ApiProvider({ client, swr, children }: ApiProviderProps) {
  return (
    <SessionProvider client={client}>
      <DataProvider swr={swr}>{children}</DataProvider>
    </SessionProvider>
  );
}
