import type { User } from '@quad/domain/accounts';

/** Who is signed in, as far as this tab knows. */
export type Session =
  | { readonly status: 'loading'; readonly user: undefined; readonly isExpired: false }
  | { readonly status: 'signed-out'; readonly user: undefined; readonly isExpired: false }
  /** Expired: the server no longer knows the session; offer to sign in again without leaving the screen. */
  | { readonly status: 'signed-in'; readonly user: User; readonly isExpired: boolean };

export const LOADING: Session = { status: 'loading', user: undefined, isExpired: false };
export const SIGNED_OUT: Session = { status: 'signed-out', user: undefined, isExpired: false };

export function signedInAs(user: User): Session {
  return { status: 'signed-in', user, isExpired: false };
}

/** What is left when the server refuses the session: whoever was signed in stays known, so that the screen can stay too. */
export function expired(session: Session): Session {
  return session.status === 'signed-in' ? { ...session, isExpired: true } : session;
}
