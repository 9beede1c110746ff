import { useSyncExternalStore } from 'react';
import { LOADING, type Session } from './session.ts';
import { useSessionStore } from './sessionContext.ts';

/** Who is signed in. Asked once; afterwards signing in, signing out, other tabs and refused calls keep it true. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.current, () => LOADING);
}
