import { accounts } from '../../contract/accounts.contract.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';

type Call = typeof accounts.sendProofLink;

/** Asks for another mail with a link that confirms the own address. */
export function useSendProofLink(): () => Promise<AnswerOf<Call>> {
  const client = useClient();
  return () => client.call(accounts.sendProofLink);
}
