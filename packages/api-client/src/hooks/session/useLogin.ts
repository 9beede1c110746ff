import type { User } from '@quad/domain/accounts';
import { useSWRConfig } from 'swr';
import type { BodyOf } from '../../contract/endpoint.ts';
import { sessionCalls } from '../../contract/session.contract.ts';
import { useClient } from '../clientContext.ts';
import { startSession } from './sessionCache.ts';
import { announce } from './sessionChannel.ts';

/** Signs in and records the user, in the other tabs too. */
export function useLogin(): (credentials: BodyOf<typeof sessionCalls.login>) => Promise<User> {
  const client = useClient();
  const store = useSWRConfig();
  return async (credentials) => {
    const { user } = await client.call(sessionCalls.login, { body: credentials });
    await startSession(store, user);
    announce('signed-in');
    return user;
  };
}
