import type { User } from '@quad/domain/accounts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import { announce } from './sessionChannel.ts';
import type { SessionStore } from './sessionStore.ts';

export const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Returns the session store of the nearest SessionProvider. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('There is no SessionProvider.');
  return store;
}

/** Returns the session. Fetched once; then sign-in, sign-out, other tabs and refused calls keep it current. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.current, () => store.first);
}

/** Signs in and stores the user, also in other tabs. */
export function useLogin(): SessionStore['login'] {
  return useSessionStore().login;
}

/** Signs out, also in other tabs, and drops the cached data. */
export function useLogout(): SessionStore['logout'] {
  return useSessionStore().logout;
}

/** Updates the signed-in person from a server response; other tabs fetch it themselves. */
export function useRecordUser(): (user: User) => void {
  const { update } = useSessionStore();
  return (user) => {
    update(user);
    announce('signed-in');
  };
}
