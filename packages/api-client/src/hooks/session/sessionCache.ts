import type { User } from '@quad/domain/accounts';
import { unstable_serialize } from 'swr';
import { isSessionKey, keys } from '../keys.ts';
import type { Store } from '../store.ts';

const isDataKey = (key: unknown) => Array.isArray(key) && !isSessionKey(key);

function currentUser({ cache }: Store): User | null | undefined {
  return cache.get(unstable_serialize(keys.session))?.data;
}

/**
 * Records who is signed in. Somebody else's data is dropped; the same person's stays on screen and is refreshed, so that what
 * was typed into a form survives signing in again.
 */
export async function startSession(store: Store, user: User): Promise<void> {
  const { mutate } = store;
  void (currentUser(store)?._id === user._id ? mutate(isDataKey) : mutate(isDataKey, undefined));
  await mutate(keys.session, user, { revalidate: false });
  await mutate(keys.sessionExpired, false, { revalidate: false });
}

/** Records that nobody is signed in, and forgets everything that was read. */
export async function endSession({ mutate }: Store): Promise<void> {
  await mutate(keys.session, null, { revalidate: false });
  await mutate(keys.sessionExpired, false, { revalidate: false });
  await mutate(isDataKey, undefined, { revalidate: false });
}

/** Records that the server no longer knows the session. Who was signed in stays known, so that the screen can stay too. */
export async function expireSession({ mutate }: Store): Promise<void> {
  await mutate(keys.sessionExpired, true, { revalidate: false });
}
