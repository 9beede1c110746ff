import { useCheckIn, useLeaving, useLogout, useSession } from '@quad/api-client/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearRecentPlaces } from '../../app/shell/recentPlaces.ts';

/**
 * Signs out as soon as the screen is shown, once. What was scanned at a door without a connection is sent first; where it cannot be,
 * the number of scans that would be lost is given, and signing out waits to be told. Who came by a provider that ends its session, too, is
 * led there in the end.
 */
export function useSignOutNow() {
  const logout = useLogoutEverywhere();
  const send = useCheckIn();
  const { user } = useSession();
  const by = user?._id;
  const isAsked = useRef(false);
  const [lostCount, setLostCount] = useState(0);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void leave();
    async function leave(): Promise<void> {
      const { clearDevice, flushStoredScans } = await import('@quad/api-client/hooks/check-in');
      const left = by ? await flushStoredScans(by, send) : 0;
      if (left > 0) return setLostCount(left);
      await clearDevice();
      clearRecentPlaces();
      await logout();
    }
  }, [logout, send, by]);
  const signOutAnyway = async () => {
    const { clearDevice } = await import('@quad/api-client/hooks/check-in');
    await clearDevice();
    clearRecentPlaces();
    await logout();
  };
  return { lostCount, signOutAnyway: () => void signOutAnyway() };
}

/** Signs out here, and then where the person came from, where that is offered. */
function useLogoutEverywhere(): () => Promise<void> {
  const logout = useLogout();
  const askLeaving = useLeaving();
  return useCallback(async () => {
    // Asked while there is a session to ask for. Nobody stays signed in because a provider does not answer.
    const address = await askLeaving();
    if ((await logout()) && address) window.location.assign(address);
  }, [logout, askLeaving]);
}
