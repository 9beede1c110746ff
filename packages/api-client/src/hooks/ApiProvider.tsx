import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { Client } from '../client/index.ts';
import { ClientContext } from './clientContext.ts';
import { SessionWatch } from './session/SessionWatch.tsx';
import { SWR_DEFAULTS } from './swrDefaults.ts';

export interface ApiProviderProps {
  /** Where data comes from. Keep it the same object for the provider's life. */
  client: Client;
  /** Replaces defaults of the cache, for example in a story. */
  swr?: SWRConfiguration;
  children: ReactNode;
}

/** Gives everything below it the client and a cache of its own. Put it once around the application. */
export function ApiProvider({ client, swr, children }: ApiProviderProps) {
  return (
    <ClientContext value={client}>
      <SWRConfig value={swr ? { ...SWR_DEFAULTS, ...swr } : SWR_DEFAULTS}>
        <SessionWatch />
        {children}
      </SWRConfig>
    </ClientContext>
  );
}
