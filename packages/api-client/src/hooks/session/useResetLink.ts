import { useCallback } from 'react';
import { accounts } from '../../contract/accounts.contract.ts';
import type { ParamsOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';
import { type MailedLink, useMailedLink } from './useMailedLink.ts';

/** What is known about a link that sets a new password; a good one has the server's sentence, if it sent one. */
export type ResetLink = MailedLink<{ readonly message: string }>;

/** Checks a reset link, without spending it, as soon as the screen is shown. Give a screen for another link a `key` of its own. */
export function useResetLink({ id, resetToken }: ParamsOf<typeof accounts.verifyReset>): ResetLink {
  const client = useClient();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const { message } = await client.call(accounts.verifyReset, { params: { id, resetToken }, signal });
      return { message };
    },
    [client, id, resetToken],
  );
  return useMailedLink(ask);
}
