import { useCallback } from 'react';
import { accounts } from '../../contract/accounts.contract.ts';
import type { ParamsOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';
import { type MailedLink, useMailedLink } from './useMailedLink.ts';

/** What is known about a link that confirms an address; of a good one, whether this browser is signed in to the account. */
export type ProofLink = MailedLink<{ readonly isRegistrant: boolean }>;

/** Checks a link that confirms an address, without spending it. Give a screen for another link a `key` of its own. */
export function useProofLink({ id, token }: ParamsOf<typeof accounts.checkProofLink>): ProofLink {
  const client = useClient();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const answer = await client.call(accounts.checkProofLink, { params: { id, token }, signal });
      return { isRegistrant: answer.is_registrant };
    },
    [client, id, token],
  );
  return useMailedLink(ask);
}
