import { type ReactNode, useEffect, useState } from 'react';
import type { Client } from '../../client/index.ts';
import { ClientContext } from '../clientContext.ts';
import { createSessionStore } from './sessionStore.ts';
import { SessionContext } from './useSession.ts';

export interface SessionProviderProps {
  /** Where data comes from. Keep it the same object for the provider's life. */
  client: Client;
  /** The answer of `fetchAuth` that came with the page, if it did; the session begins with it and nobody asks. */
  served?: unknown;
  children: ReactNode;
}

/** Gives everything below it the client and the session. Put it once around the application; DataProvider goes inside. */
export function SessionProvider({ client, served, children }: SessionProviderProps) {
  const [store] = useState(() => createSessionStore(client, served));
  useEffect(() => store.open(), [store]);
  return (
    <ClientContext value={client}>
      <SessionContext value={store}>{children}</SessionContext>
    </ClientContext>
  );
}
