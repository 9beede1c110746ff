import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../clientContext.ts';
import { keys } from '../keys.ts';
import { endSession, expireSession } from './sessionCache.ts';
import { listen } from './sessionChannel.ts';

/** Draws nothing: follows sign-in and sign-out in other tabs, and notices when the server refuses the session. */
export function SessionWatch() {
  const client = useClient();
  const { mutate } = useSWRConfig();
  useEffect(() => client.onUnauthorized(() => void expireSession(mutate)), [client, mutate]);
  useEffect(() => listen((news) => void (news === 'signed-out' ? endSession(mutate) : mutate(keys.session))), [mutate]);
  return null;
}
