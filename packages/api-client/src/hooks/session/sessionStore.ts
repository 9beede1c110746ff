import type { User } from '@quad/domain/accounts';
import type { Client } from '../../client/index.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { sessionCalls } from '../../contract/session.contract.ts';
import { expired, LOADING, type Session, SIGNED_OUT, signedInAs } from './session.ts';
import { announce, listen } from './sessionChannel.ts';

export interface SessionStore {
  readonly current: () => Session;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks who is signed in, and follows the server's refusals and the other tabs from then on; returns the way to stop. */
  readonly open: () => () => void;
  /** Puts in place what the server said about the signed-in person. */
  readonly update: (user: User) => void;
  readonly login: (credentials: BodyOf<typeof sessionCalls.login>) => Promise<User>;
  /** A failed call is logged and answers false; this tab signs out anyway. */
  readonly logout: () => Promise<boolean>;
}

/**
 * The session of one tab. It is no part of the data cache, so that the sign-in page can do without that; the cache belongs
 * to one person and goes with the session.
 */
export function createSessionStore(client: Client): SessionStore {
  const listeners = new Set<() => void>();
  let session: Session = LOADING;

  const change = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };
  // A tab takes nobody's word for who signed in elsewhere. An answer that fails changes nothing, but for the first: then nobody is.
  const ask = async () => {
    const user = await client.call(sessionCalls.fetchAuth).catch(() => undefined);
    if (user) change(signedInAs(user));
    else if (user === null || session.status === 'loading') change(SIGNED_OUT);
  };

  return {
    current: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      if (session.status === 'loading') void ask();
      const stopWatching = client.onUnauthorized(() => change(expired(session)));
      const stopListening = listen((news) => (news === 'signed-out' ? change(SIGNED_OUT) : void ask()));
      return () => {
        stopWatching();
        stopListening();
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
