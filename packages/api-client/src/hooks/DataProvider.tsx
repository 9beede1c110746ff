import { type ReactNode, useEffect, useRef } from 'react';
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import type { Session } from './session/session.ts';
import { useSession } from './session/useSession.ts';
import { SWR_DEFAULTS } from './swrDefaults.ts';

export interface DataProviderProps {
  /** Replaces defaults of the cache, for example in a story. */
  swr?: SWRConfiguration;
  children: ReactNode;
}

/** True when the same person signed in again after the session had ended. */
export function isBackAgain(before: Session, now: Session): boolean {
  return before.isExpired && now.status === 'signed-in' && !now.isExpired;
}

/** Draws nothing: what stayed on screen while the session was over is asked for again once it is back. */
function Refresh() {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const before = useRef(session);
  useEffect(() => {
    if (isBackAgain(before.current, session)) void mutate(() => true);
    before.current = session;
  }, [session, mutate]);
  return null;
}

/** Gives everything below it a cache of what was read, which belongs to the signed-in person: nobody else ever sees it. */
export function DataProvider({ swr, children }: DataProviderProps) {
  const { user } = useSession();
  return (
    <SWRConfig key={user?._id ?? 'nobody'} value={{ ...SWR_DEFAULTS, ...swr }}>
      <Refresh />
      {children}
    </SWRConfig>
  );
}
