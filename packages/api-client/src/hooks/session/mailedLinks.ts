import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../client/index.ts';
import { accounts } from '../../contract/accounts.contract.ts';
import type { ParamsOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';

/** State of a link from a mail. */
type MailedLink<Answer> =
  | { readonly status: 'verifying' }
  /** Valid, with the server's response. */
  | ({ readonly status: 'verified' } & Answer)
  /** Refused by the server, or not checked because the backend was unreachable; in the latter case it can be retried. */
  | { readonly status: 'refused'; readonly error: ApiError; readonly onRetry: (() => void) | undefined };

/** Whether a retry may succeed, because the server did not check the link. */
function isWorthRetrying({ status }: ApiError): boolean {
  return status < 400 || status >= 500;
}

/** Checks a link without using it up, as soon as the screen is shown. `ask` must be stable for one link. */
function useMailedLink<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): MailedLink<Answer> {
  const [link, setLink] = useState<MailedLink<Answer>>({ status: 'verifying' });
  const isVerifying = link.status === 'verifying';
  useEffect(() => {
    if (!isVerifying) return;
    const unmounting = new AbortController();
    const settle = (next: MailedLink<Answer>) => !unmounting.signal.aborted && setLink(next);
    const onRetry = () => setLink({ status: 'verifying' });
    ask(unmounting.signal).then(
      (answer) => settle({ status: 'verified', ...answer }),
      (error: ApiError) => settle({ status: 'refused', error, onRetry: isWorthRetrying(error) ? onRetry : undefined }),
    );
    return () => unmounting.abort();
  }, [ask, isVerifying]);
  return link;
}

/** State of a link that sets a new password; if valid, with the server's message, if it sent one. */
export type ResetLink = MailedLink<{ readonly message: string }>;

/** Checks a reset link without using it up, as soon as the screen is shown. Give the screen of another link its own `key`. */
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

/** State of a link that confirms an address; if valid, with whether this browser is signed in to the account. */
export type ProofLink = MailedLink<{ readonly isRegistrant: boolean }>;

/** Checks a link that confirms an address, without using it up. Give the screen of another link its own `key`. */
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
