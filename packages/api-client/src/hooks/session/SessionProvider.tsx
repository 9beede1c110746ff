import { type ReactNode, useEffect, useState } from 'react';
import type { Client } from '../../client/index.ts';
import { ClientContext } from '../clientContext.ts';
import { createSessionStore } from './sessionStore.ts';
import { SessionContext } from './useSession.ts';

export interface SessionProviderProps {
  /** The API client. Must be stable for the lifetime of the provider. */
  client: Client;
  /** The response of `fetchAuth` embedded in the page, if any; the session starts with it and sends no request. */
  served?: unknown;
  children: ReactNode;
}

/** Provides the client and the session. Use it once around the application, with DataProvider inside. */
export function SessionProvider({ client, served, children }: SessionProviderProps) {
  const [store] = useState(() => createSessionStore(client, served));
  useEffect(() => store.open(), [store]);
  return (
    <ClientContext value={client}>
      <SessionContext value={store}>{children}</SessionContext>
    </ClientContext>
  );
}
