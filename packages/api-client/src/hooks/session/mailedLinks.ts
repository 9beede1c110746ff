import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../client/index.ts';
import { accounts } from '../../contract/accounts.contract.ts';
import type { ParamsOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';

/** What is known about a link from a mail. */
type MailedLink<Answer> =
  | { readonly status: 'verifying' }
  /** Good; with what the server said about it. */
  | ({ readonly status: 'verified' } & Answer)
  /** Refused, or not looked at because the backend was not reached: then it can be tried again. */
  | { readonly status: 'refused'; readonly error: ApiError; readonly onRetry: (() => void) | undefined };

/** True when asking again may get another answer: the server did not look at the link. */
function isWorthAskingAgain({ status }: ApiError): boolean {
  return status < 400 || status >= 500;
}

/** Checks a link, without spending it, as soon as the screen is shown. Keep `ask` the same function for one link. */
function useMailedLink<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): MailedLink<Answer> {
  const [link, setLink] = useState<MailedLink<Answer>>({ status: 'verifying' });
  const isVerifying = link.status === 'verifying';
  useEffect(() => {
    if (!isVerifying) return;
    const leaving = new AbortController();
    const settle = (next: MailedLink<Answer>) => !leaving.signal.aborted && setLink(next);
    const onRetry = () => setLink({ status: 'verifying' });
    ask(leaving.signal).then(
      (answer) => settle({ status: 'verified', ...answer }),
      (error: ApiError) => settle({ status: 'refused', error, onRetry: isWorthAskingAgain(error) ? onRetry : undefined }),
    );
    return () => leaving.abort();
  }, [ask, isVerifying]);
  return link;
}

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
