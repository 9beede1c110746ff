import type { User } from '@quad/domain/accounts';
import useSWR from 'swr';
import { sessionCalls } from '../../contract/session.contract.ts';
import { keys } from '../keys.ts';
import { useRead } from '../useRead.ts';

export type Session =
  | { readonly status: 'loading'; readonly user: undefined; readonly isExpired: false }
  | { readonly status: 'signed-out'; readonly user: undefined; readonly isExpired: false }
  /** Expired: the server no longer knows the session; offer to sign in again without leaving the screen. */
  | { readonly status: 'signed-in'; readonly user: User; readonly isExpired: boolean };

/** What is known about the session: a failed first load counts as signed out, a later failure changes nothing. */
export function sessionOf(user: User | null | undefined, hasFailed: boolean, isExpired: boolean): Session {
  if (user) return { status: 'signed-in', user, isExpired };
  return { status: user === null || hasFailed ? 'signed-out' : 'loading', user: undefined, isExpired: false };
}

const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Who is signed in. Asked once; afterwards signing in, signing out and refused calls keep it true. */
export function useSession(): Session {
  const { data, error } = useRead(keys.session, [sessionCalls.fetchAuth], ONCE);
  const { data: isExpired = false } = useSWR<boolean>(keys.sessionExpired, null);
  return sessionOf(data, error !== undefined, isExpired);
}
