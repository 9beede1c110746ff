import { useSWRConfig } from 'swr';
import type { ApiError } from '../../client/index.ts';
import { sessionCalls } from '../../contract/session.contract.ts';
import { useClient } from '../clientContext.ts';
import { endSession } from './sessionCache.ts';
import { announce } from './sessionChannel.ts';

/** Signs out, in the other tabs too, and forgets what was read. A failed call is logged and answers false; the screen signs out anyway. */
export function useLogout(): () => Promise<boolean> {
  const client = useClient();
  const store = useSWRConfig();
  return async () => {
    const isDone = await client.call(sessionCalls.logout).then(
      () => true,
      (error: ApiError) => {
        console.error('Signing out failed.', error);
        return false;
      },
    );
    await endSession(store);
    announce('signed-out');
    return isDone;
  };
}
