import type { User } from '@quad/domain/accounts';
import type { ScopedMutator } from 'swr';
import { isSessionKey, keys } from '../keys.ts';

const isDataKey = (key: unknown) => !isSessionKey(key);

/**
 * Records who is signed in. Somebody else's data is dropped; the same person's stays on screen and is refreshed, so that what
 * was typed into a form survives signing in again.
 */
export async function startSession(mutate: ScopedMutator, user: User, previous: User | undefined): Promise<void> {
  await mutate(keys.session, user, { revalidate: false });
  await mutate(keys.sessionExpired, false, { revalidate: false });
  void (previous?._id === user._id ? mutate(isDataKey) : mutate(isDataKey, undefined));
}

/** Records that nobody is signed in, and forgets everything that was read. */
export async function endSession(mutate: ScopedMutator): Promise<void> {
  await mutate(keys.session, null, { revalidate: false });
  await mutate(keys.sessionExpired, false, { revalidate: false });
  await mutate(isDataKey, undefined, { revalidate: false });
}

/** Records that the server no longer knows the session. Who was signed in stays known, so that the screen can stay too. */
export async function expireSession(mutate: ScopedMutator): Promise<void> {
  await mutate(keys.sessionExpired, true, { revalidate: false });
}
