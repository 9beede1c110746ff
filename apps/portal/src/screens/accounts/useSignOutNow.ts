import { useCheckIn, useLogout, useProviderLogoutAddress, useSession } from '@quad/api-client/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { clearRecentPlaces } from '../../app/shell/recentPlaces.ts';

/** What signing out would delete from the device, although it was not sent. */
export interface Loss {
  readonly what: 'scans' | 'claims';
  readonly count: number;
}

/**
 * Signs out once, as soon as the screen is shown. Check-in scans that are stored on the device are sent first; for those that cannot be
 * sent, and then for drafts of claims, `loss` says what would be lost, and signing out waits for `signOutAnyway`. If the person's identity
 * provider supports single logout, the browser is finally redirected there. Throws while rendering if the code for the stored data did not
 * load.
 */
export function useSignOutNow() {
  const logout = useLogoutEverywhere();
  const send = useCheckIn();
  const { user } = useSession();
  const by = user?._id;
  const hasStarted = useRef(false);
  const [loss, setLoss] = useState<Loss>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  // The portal's error page offers to reload, which tries again.
  if (failure) throw failure.error;
  const signOut = async (agreed?: Loss['what']) => {
    const scans = await import('@quad/api-client/hooks/check-in');
    const claims = await import('@quad/api-client/hooks/expense-drafts');
    const lost = by && !agreed ? await scans.flushStoredScans(by, send) : 0;
    if (lost > 0) return setLoss({ what: 'scans', count: lost });
    const drafts = by && agreed !== 'claims' ? await claims.readDrafts(by) : [];
    if (drafts.length > 0) return setLoss({ what: 'claims', count: drafts.length });
    await scans.clearDevice();
    if (by) await claims.deleteDrafts(by);
    clearRecentPlaces();
    await logout();
  };
  const start = (agreed?: Loss['what']) => void signOut(agreed).catch((error: unknown) => setFailure({ error }));
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  });
  return { loss, signOutAnyway: () => start(loss?.what) };
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
