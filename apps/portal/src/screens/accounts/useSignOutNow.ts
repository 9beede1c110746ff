import { useCheckIn, useLogout, useSession } from '@quad/api-client/hooks';
import { useEffect, useRef, useState } from 'react';

/**
 * Signs out as soon as the screen is shown, once. What was scanned at a door without a connection is sent first; where it cannot be,
 * the number of scans that would be lost is given, and signing out waits to be told.
 */
export function useSignOutNow() {
  const logout = useLogout();
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
      const { clearScans, sendKeptScans } = await import('../check-in/keptScans.ts');
      const left = by ? await sendKeptScans(by, send) : 0;
      if (left > 0) return setLostCount(left);
      await clearScans();
      await logout();
    }
  }, [logout, send, by]);
  const signOutAnyway = async () => {
    const { clearScans } = await import('../check-in/keptScans.ts');
    await clearScans();
    await logout();
  };
  return { lostCount, signOutAnyway: () => void signOutAnyway() };
}
