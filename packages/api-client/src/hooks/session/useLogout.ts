import { useSessionStore } from './sessionContext.ts';
import type { SessionStore } from './sessionStore.ts';

/** Signs out, in the other tabs too, and forgets what was read. */
export function useLogout(): SessionStore['logout'] {
  return useSessionStore().logout;
}
