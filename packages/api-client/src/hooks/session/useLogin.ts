import type { User } from '@quad/domain/accounts';
import { useSWRConfig } from 'swr';
import { accounts } from '../../contract/accounts.contract.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';
import { startSession } from './sessionCache.ts';
import { announce } from './sessionChannel.ts';
import { useSession } from './useSession.ts';

/** Signs in and records the user, in the other tabs too. */
export function useLogin(): (credentials: BodyOf<typeof accounts.login>) => Promise<User> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const { user: previous } = useSession();
  return async (credentials) => {
    const { user } = await client.call(accounts.login, { body: credentials });
    await startSession(mutate, user, previous);
    announce('signed-in');
    return user;
  };
}
