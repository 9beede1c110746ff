import { createContext, use } from 'react';
import type { Client } from '../client/index.ts';

export const ClientContext = createContext<Client | undefined>(undefined);

/** Returns the client of the nearest ApiProvider. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('There is no ApiProvider.');
  return client;
}
