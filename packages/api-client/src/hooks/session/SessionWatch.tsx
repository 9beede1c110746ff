import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { Client } from '../../client/index.ts';
import { sessionCalls } from '../../contract/session.contract.ts';
import { useClient } from '../clientContext.ts';
import type { Store } from '../store.ts';
import { endSession, expireSession, startSession } from './sessionCache.ts';
import { listen, type SessionNews } from './sessionChannel.ts';

/** Does what another tab did. Whoever signed in there is asked for here, because a tab takes nobody's word for it. */
export async function follow(news: SessionNews, client: Client, store: Store): Promise<void> {
  if (news === 'signed-out') return endSession(store);
  const user = await client.call(sessionCalls.fetchAuth).catch(() => undefined);
  if (user) await startSession(store, user);
}

/** Draws nothing: follows sign-in and sign-out in other tabs, and notices when the server refuses the session. */
export function SessionWatch() {
  const client = useClient();
  const { cache, mutate } = useSWRConfig();
  useEffect(() => client.onUnauthorized(() => void expireSession({ cache, mutate })), [client, cache, mutate]);
  useEffect(() => listen((news) => void follow(news, client, { cache, mutate })), [client, cache, mutate]);
  return null;
}
