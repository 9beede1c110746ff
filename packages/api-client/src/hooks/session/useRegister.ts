import type { User } from '@quad/domain/accounts';
import { accounts } from '../../contract/accounts.contract.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';
import { useRecordUser } from './useRecordUser.ts';

/** Creates an account and signs its owner in, in the other tabs too. */
export function useRegister(): (account: BodyOf<typeof accounts.register>) => Promise<User> {
  const client = useClient();
  const recordUser = useRecordUser();
  return async (account) => {
    const { user } = await client.call(accounts.register, { body: account });
    recordUser(user);
    return user;
  };
}
