import type { User } from '@quad/domain/accounts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import { announce } from './sessionChannel.ts';
import type { SessionStore } from './sessionStore.ts';

export const SessionContext = createContext<SessionStore | undefined>(undefined);

/** The session of the nearest SessionProvider. */
function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('There is no SessionProvider.');
  return store;
}

/** Who is signed in. Asked once; afterwards signing in, signing out, other tabs and refused calls keep it true. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.current, () => store.first);
}

/** Signs in and records the user, in the other tabs too. */
export function useLogin(): SessionStore['login'] {
  return useSessionStore().login;
}

/** Signs out, in the other tabs too, and forgets what was read. */
export function useLogout(): SessionStore['logout'] {
  return useSessionStore().logout;
}

/** Records what the server said about the signed-in person; the other tabs ask it themselves. */
export function useRecordUser(): (user: User) => void {
  const { update } = useSessionStore();
  return (user) => {
    update(user);
    announce('signed-in');
  };
}
