import { accounts } from '../../contract/accounts.contract.ts';
import type { AnswerOf, BodyOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';

type Call = typeof accounts.forgotPassword;

/** Asks for a mail with a link to choose a new password. */
export function useForgotPassword(): (account: BodyOf<Call>) => Promise<AnswerOf<Call>> {
  const client = useClient();
  return (account) => client.call(accounts.forgotPassword, { body: account });
}
