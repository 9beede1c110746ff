import type { ChangePasswordInput } from '@quad/domain/accounts';
import { useSWRConfig } from 'swr';
import { passwordChange } from '../contract/passwordChange.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { write } from './write.ts';

/** Changes the person's own password, given the current one. Returns the server's message. */
export function useChangePassword(): (input: ChangePasswordInput) => Promise<{ message: string }> {
  const client = useClient();
  const { cache, mutate } = useSWRConfig();
  // Changing the password ends other sessions and revokes personal addresses.
  const refresh = [keys.openSessions, keys.calendarFeeds, keys.ownRecord];
  return (body) => write({ cache, mutate }, { send: () => client.call(passwordChange.changePassword, { body }), refresh });
}
