import type { User } from '@quad/domain/accounts';
import type { Client } from '../../client/index.ts';
import { type BodyOf, successOf } from '../../contract/endpoint.ts';
import { sessionCalls } from '../../contract/session.contract.ts';
import { expired, LOADING, type Session, SIGNED_OUT, signedInAs } from './session.ts';
import { announce, listen } from './sessionChannel.ts';

export interface SessionStore {
  readonly current: () => Session;
  /** The session that the page was served with, and rendered for where it arrived with its content. */
  readonly first: Session;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks who is signed in, and follows the server's refusals and the other tabs from then on; returns the way to stop. */
  readonly open: () => () => void;
  /** Puts in place what the server said about the signed-in person. */
  readonly update: (user: User) => void;
  readonly login: (credentials: BodyOf<typeof sessionCalls.login>) => Promise<User>;
  /** A failed call is logged and answers false; this tab signs out anyway. */
  readonly logout: () => Promise<boolean>;
}

/** What the page was served with, where it was and is readable: then nobody needs to ask. */
function servedSession(served: unknown): Session {
  if (served === undefined) return LOADING;
  const read = successOf(sessionCalls.fetchAuth).schema['~standard'].validate(served);
  if (read instanceof Promise || read.issues) return LOADING;
  const user = read.value as User | null;
  return user ? signedInAs(user) : SIGNED_OUT;
}

/**
 * The session of one tab. It is no part of the data cache, so that the sign-in page can do without that; the cache belongs
 * to one person and goes with the session. `served` is what the page brought along of the answer of `fetchAuth`, if anything.
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
  // A tab takes nobody's word for who signed in elsewhere. An answer that fails changes nothing, except for the first: then nobody is.
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
      // A page that the browser kept and shows again heard nothing meanwhile.
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
