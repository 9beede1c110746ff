import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import { ClientContext, useClient } from './clientContext.ts';
import { createReauthenticationStore, ReauthenticationContext, reauthenticating } from './reauthentication.ts';
import type { Session } from './session/session.ts';
import { useSession } from './session/useSession.ts';
import { SWR_DEFAULTS } from './swrDefaults.ts';
import { beginCache } from './write.ts';

export interface DataProviderProps {
  /** Replaces defaults of the cache, for example in a story. */
  swr?: SWRConfiguration;
  /** Whether something below shows the question of `useReauthentication`: calls that want it answered wait for that, and are refused without. */
  asksAgain?: boolean;
  children: ReactNode;
}

/** True when the same person signed in again after the session had ended. */
export function isBackAgain(before: Session, now: Session): boolean {
  return before.isExpired && now.status === 'signed-in' && !now.isExpired;
}

/** Renders nothing: what stayed on screen while the session was over is asked for again once it is back. */
function Refresh() {
  const session = useSession();
  const { cache, mutate } = useSWRConfig();
  const before = useRef(session);
  // With its person the cache goes, in the same moment.
  useLayoutEffect(() => beginCache(cache), [cache]);
  useEffect(() => {
    if (isBackAgain(before.current, session)) void mutate(() => true);
    before.current = session;
  }, [session, mutate]);
  return null;
}

/** Gives everything below it a cache of what was read, which belongs to the signed-in person: nobody else ever sees it. */
export function DataProvider({ swr, asksAgain, children }: DataProviderProps) {
  const { user } = useSession();
  const client = useClient();
  const [store] = useState(() => (asksAgain ? createReauthenticationStore() : undefined));
  const asking = useMemo(() => (store ? reauthenticating(client, store) : client), [client, store]);
  return (
    <ReauthenticationContext value={store}>
      <ClientContext value={asking}>
        <SWRConfig key={user?._id ?? 'nobody'} value={{ ...SWR_DEFAULTS, ...swr }}>
          <Refresh />
          {children}
        </SWRConfig>
      </ClientContext>
    </ReauthenticationContext>
  );
}
