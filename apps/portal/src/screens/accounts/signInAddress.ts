import { useLocation } from 'react-router-dom';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { useAfterHydration } from '../../boot/useAfterHydration.ts';

const ADDRESS = `${import.meta.env.VITE_API_URL ?? ''}/auth/google`;

/** Returns the address that signs in with Google, with the page requested before, if any. */
export function useGoogleHref(): string {
  const requested = useAfterHydration(useLocation().state?.requested, undefined);
  return requested ? `${ADDRESS}?returnTo=${encodeURIComponent(requested)}` : ADDRESS;
}

/** Returns the address that signs in with a passkey, with the same requested page. */
export function passkeyHref(googleHref: string): string {
  return googleHref.replace(ADDRESS, '/login/passkey');
}

/** Returns the error of a failed Google sign-in: the backend redirects to `/login?error=…`. */
export function useSignInProblem() {
  const { domain } = useInstitute();
  const code = useAfterHydration(new URLSearchParams(useLocation().search).get('error'), null);
  return code ? { code, domain } : undefined;
}
