import { useCheckIn, useLogout, useProviderLogoutAddress, useSession } from '@quad/api-client/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearRecentPlaces } from '../../app/shell/recentPlaces.ts';

/**
 * Signs out once, as soon as the screen is shown. Check-in scans that are stored on the device are sent first; if that fails, `lostCount`
 * is the number of scans that would be lost, and signing out waits for `signOutAnyway`. If the person's identity provider supports single
 * logout, the browser is finally redirected there.
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

/** Signs out here, and then at the identity provider if it supports that. */
function useLogoutEverywhere(): () => Promise<void> {
  const logout = useLogout();
  const findLogoutAddress = useProviderLogoutAddress();
  return useCallback(async () => {
    // Requested before signing out, while the session exists. A provider that does not answer does not prevent signing out.
    const address = await findLogoutAddress();
    if ((await logout()) && address) window.location.assign(address);
  }, [logout, findLogoutAddress]);
}
