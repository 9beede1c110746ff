import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import { ClientContext, useClient } from './clientContext.ts';
import { createReauthenticationStore, ReauthenticationContext, reauthenticating } from './reauthentication.ts';
import type { Session } from './session/session.ts';
import { useSession } from './session/useSession.ts';
import { SWR_DEFAULTS } from './swrDefaults.ts';
import { openCache } from './write.ts';

export interface DataProviderProps {
  /** Overrides the cache defaults, for example in a story. */
  swr?: SWRConfiguration;
  /**
   * Whether a child renders the dialog of `useReauthentication`. If true, calls that require reauthentication wait for it; otherwise they
   * are rejected.
   */
  hasReauthentication?: boolean;
  children: ReactNode;
}

/** Whether the same person has signed in again after the session had expired. */
export function hasRenewedSession(before: Session, now: Session): boolean {
  return before.isExpired && now.status === 'signed-in' && !now.isExpired;
}

/** Renders nothing. Fetches what is on screen again after an expired session is renewed. */
function Refresh() {
  const session = useSession();
  const { cache, mutate } = useSWRConfig();
  const before = useRef(session);
  // A layout effect, so that the cache becomes unusable in the same commit as its person leaves.
  useLayoutEffect(() => openCache(cache), [cache]);
  useEffect(() => {
    if (hasRenewedSession(before.current, session)) void mutate(() => true);
    before.current = session;
  }, [session, mutate]);
  return null;
}

/** Provides a data cache that belongs to the signed-in person: another person gets a new one. */
export function DataProvider({ swr, hasReauthentication, children }: DataProviderProps) {
  const { user } = useSession();
  const client = useClient();
  const personId = user?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: A call that waits for one person must not be sent as another.
  const store = useMemo(() => (hasReauthentication ? createReauthenticationStore() : undefined), [hasReauthentication, personId]);
  const reauthenticatingClient = useMemo(() => (store ? reauthenticating(client, store) : client), [client, store]);
  return (
    <ReauthenticationContext value={store}>
      <ClientContext value={reauthenticatingClient}>
        <SWRConfig key={personId ?? 'nobody'} value={{ ...SWR_DEFAULTS, ...swr }}>
          <Refresh />
          {children}
        </SWRConfig>
      </ClientContext>
    </ReauthenticationContext>
  );
}
