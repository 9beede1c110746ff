import { useLogout } from '@quad/api-client/hooks';
import { useEffect, useRef } from 'react';

/** Signs out as soon as the screen is shown, once. */
export function useSignOutNow(): void {
  const logout = useLogout();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void logout();
  }, [logout]);
}
