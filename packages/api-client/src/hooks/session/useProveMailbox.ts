import type { User } from '@quad/domain/accounts';
import { accounts } from '../../contract/accounts.contract.ts';
import type { BodyOf, ParamsOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';
import { useRecordUser } from './useRecordUser.ts';

type Call = typeof accounts.proveMailbox;

/** Confirms an address by the link from a mail, which is spent by it; the session then knows it, in the other tabs too. */
export function useProveMailbox(link: ParamsOf<Call>): (choice: BodyOf<Call>) => Promise<User> {
  const client = useClient();
  const recordUser = useRecordUser();
  return async (choice) => {
    const { user } = await client.call(accounts.proveMailbox, { params: link, body: choice });
    recordUser(user);
    return user;
  };
}
