import { useLocation } from 'react-router-dom';
import { useInstitute } from './PageSettingsContext.ts';
import { useAfterPrerender } from './useAfterPrerender.ts';

/** What Google sign-in came back with, where it failed: the backend leads to `/login?error=…` then. */
export function useSignInProblem() {
  const { domain } = useInstitute();
  const code = useAfterPrerender(new URLSearchParams(useLocation().search).get('error'), null);
  return code ? { code, domain } : undefined;
}
