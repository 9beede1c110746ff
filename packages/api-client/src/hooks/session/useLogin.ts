import { useSessionStore } from './sessionContext.ts';
import type { SessionStore } from './sessionStore.ts';

/** Signs in and records the user, in the other tabs too. */
export function useLogin(): SessionStore['login'] {
  return useSessionStore().login;
}
