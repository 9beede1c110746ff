import { createContext, use } from 'react';
import type { SessionStore } from './sessionStore.ts';

export const SessionContext = createContext<SessionStore | undefined>(undefined);

/** The session of the nearest SessionProvider. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('Put a SessionProvider around everything that asks who is signed in.');
  return store;
}
