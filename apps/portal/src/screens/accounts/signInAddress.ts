import { useLocation } from 'react-router-dom';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { useAfterHydration } from '../../boot/useAfterHydration.ts';

const ADDRESS = `${import.meta.env.VITE_API_URL ?? ''}/auth/google`;

/** Where the browser goes to sign in with Google; with the deep link that was asked for before, if there was one. */
export function useGoogleHref(): string {
  const requested = useAfterHydration(useLocation().state?.requested, undefined);
  return requested ? `${ADDRESS}?returnTo=${encodeURIComponent(requested)}` : ADDRESS;
}

/** Where to sign in with a passkey, with the same deep link. */
export function passkeyHref(googleHref: string): string {
  return googleHref.replace(ADDRESS, '/login/passkey');
}

/** What Google sign-in came back with, where it failed: the backend leads to `/login?error=…` then. */
export function useSignInProblem() {
  const { domain } = useInstitute();
  const code = useAfterHydration(new URLSearchParams(useLocation().search).get('error'), null);
  return code ? { code, domain } : undefined;
}
