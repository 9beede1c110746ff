import type { User } from '@quad/domain/accounts';

/** The session, as far as this tab knows it. */
export type Session =
  | { readonly status: 'loading'; readonly user: undefined; readonly isExpired: false }
  | { readonly status: 'signed-out'; readonly user: undefined; readonly isExpired: false }
  /** Expired: the server no longer accepts the session; the portal offers to sign in again on the same screen. */
  | { readonly status: 'signed-in'; readonly user: User; readonly isExpired: boolean };

export const LOADING: Session = { status: 'loading', user: undefined, isExpired: false };
export const SIGNED_OUT: Session = { status: 'signed-out', user: undefined, isExpired: false };

export function signedInAs(user: User): Session {
  return { status: 'signed-in', user, isExpired: false };
}

/** Returns the session after the server has refused it. The user is kept, so that the screen can stay. */
export function expired(session: Session): Session {
  return session.status === 'signed-in' ? { ...session, isExpired: true } : session;
}
