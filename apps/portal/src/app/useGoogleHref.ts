import { useLocation } from 'react-router-dom';
import { useAfterPrerender } from './useAfterPrerender.ts';

const ADDRESS = `${import.meta.env.VITE_API_URL ?? ''}/auth/google`;

/** Where the browser goes to sign in with Google; with the deep link that was asked for before, if there was one. */
export function useGoogleHref(): string {
  const requested = useAfterPrerender(useLocation().state?.requested, undefined);
  return requested ? `${ADDRESS}?returnTo=${encodeURIComponent(requested)}` : ADDRESS;
}
