import { createContext, use } from 'react';
import type { Client } from '../client/index.ts';

export const ClientContext = createContext<Client | undefined>(undefined);

/** The client of the nearest ApiProvider. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('Put an ApiProvider around everything that reads or writes data.');
  return client;
}
