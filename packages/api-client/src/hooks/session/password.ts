import type { ChangePasswordInput } from '@quad/domain/accounts';
import { useSWRConfig } from 'swr';
import { security } from '../../contract/security.contract.ts';
import { useClient } from '../clientContext.ts';
import { keys } from '../keys.ts';
import { useRead } from '../useRead.ts';
import { write } from '../write.ts';

/** Changes the own password by the current one, and gives what the server says; undefined where the account has none, or that is not known. */
export function useChangePassword(): ((input: ChangePasswordInput) => Promise<{ message: string }>) | undefined {
  const client = useClient();
  const { cache, mutate } = useSWRConfig();
  const { data } = useRead(keys.reauthentication, [security.reauthentication]);
  if (!data?.ways.includes('password')) return undefined;
  return (body) =>
    write(
      { cache, mutate },
      { send: () => client.call(security.changePassword, { body }), refresh: [keys.openSessions, keys.calendarFeeds, keys.ownRecord] },
    );
}
