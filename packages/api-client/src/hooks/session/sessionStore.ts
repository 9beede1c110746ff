import type { User } from '@quad/domain/accounts';
import type { Client } from '../../client/index.ts';
import { type BodyOf, successOf } from '../../contract/endpoint.ts';
import { sessionCalls } from '../../contract/session.contract.ts';
import { expired, LOADING, type Session, SIGNED_OUT, signedInAs } from './session.ts';
import { announce, listen } from './sessionChannel.ts';

export interface SessionStore {
  readonly current: () => Session;
  /** The session that the page was served with; server-rendered content was rendered for it. */
  readonly first: Session;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the session if needed, and then follows refused calls and the other tabs; returns a function that stops this. */
  readonly open: () => () => void;
  /** Replaces the signed-in person with the server's response. */
  readonly update: (user: User) => void;
  readonly login: (credentials: BodyOf<typeof sessionCalls.login>) => Promise<User>;
  /** A failed call is logged and resolves to false; this tab signs out anyway. */
  readonly logout: () => Promise<boolean>;
}

/** Returns the session embedded in the page; 'loading' if there is none or it is invalid. */
function servedSession(served: unknown): Session {
  if (served === undefined) return LOADING;
  const read = successOf(sessionCalls.fetchAuth).schema['~standard'].validate(served);
  if (read instanceof Promise || read.issues) return LOADING;
  const user = read.value as User | null;
  return user ? signedInAs(user) : SIGNED_OUT;
}

/**
 * Creates the session store of one tab. It is separate from the data cache, which the sign-in page does not load; the cache belongs to one
 * person and ends with the session. `served` is the `fetchAuth` response embedded in the page, if any.
 */
export function createSessionStore(client: Client, served?: unknown): SessionStore {
  const listeners = new Set<() => void>();
  const first = servedSession(served);
  let session = first;

  const change = (next: Session) => {
    if (next.user?._id !== session.user?._id) client.forgetServed();
    session = next;
    for (const listener of listeners) listener();
  };
  // Fetches the session itself instead of trusting another tab. A failure changes nothing, except that the first one means signed out.
  const ask = async () => {
    const user = await client.call(sessionCalls.fetchAuth).catch(() => undefined);
    if (user) change(signedInAs(user));
    else if (user === null || session.status === 'loading') change(SIGNED_OUT);
  };

  return {
    first,
    current: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      if (session.status === 'loading') void ask();
      const stopWatching = client.onUnauthorized(() => change(expired(session)));
      const stopListening = listen((news) => (news === 'signed-out' ? change(SIGNED_OUT) : void ask()));
      // A page restored from the back/forward cache has missed all messages.
      const onShow = (event: PageTransitionEvent) => event.persisted && void ask();
      globalThis.addEventListener?.('pageshow', onShow);
      return () => {
        stopWatching();
        stopListening();
        globalThis.removeEventListener?.('pageshow', onShow);
      };
    },
    update: (user) => change(signedInAs(user)),
    login: async (credentials) => {
      const { user } = await client.call(sessionCalls.login, { body: credentials });
      change(signedInAs(user));
      announce('signed-in');
      return user;
    },
    logout: async () => {
      const isDone = await client.call(sessionCalls.logout).then(
        () => true,
        (error: unknown) => {
          console.error('Signing out failed.', error);
          return false;
        },
      );
      change(SIGNED_OUT);
      announce('signed-out');
      return isDone;
    },
  };
}
