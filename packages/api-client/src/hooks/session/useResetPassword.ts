import { accounts } from '../../contract/accounts.contract.ts';
import type { AnswerOf, BodyOf, ParamsOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';

type Call = typeof accounts.resetPassword;

/** Sets a new password by the link from a mail, which is spent by it. */
export function useResetPassword(link: ParamsOf<Call>): (choice: BodyOf<Call>) => Promise<AnswerOf<Call>> {
  const client = useClient();
  return (choice) => client.call(accounts.resetPassword, { params: link, body: choice });
}
