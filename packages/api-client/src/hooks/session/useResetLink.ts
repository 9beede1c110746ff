import { useEffect, useState } from 'react';
import type { ApiError } from '../../client/index.ts';
import { accounts } from '../../contract/accounts.contract.ts';
import type { ParamsOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';

/** What is known about the link from a mail. */
export type ResetLink =
  | { readonly status: 'verifying' }
  /** Good; with the server's sentence, if it sent one. */
  | { readonly status: 'verified'; readonly message: string }
  /** Refused, or not looked at because the backend was not reached: then it can be tried again. */
  | { readonly status: 'refused'; readonly error: ApiError; readonly onRetry: (() => void) | undefined };

const VERIFYING: ResetLink = { status: 'verifying' };

/** True when asking again may get another answer: the server did not look at the link. */
function isWorthAskingAgain({ status }: ApiError): boolean {
  return status < 400 || status >= 500;
}

/** Checks a reset link, without spending it, as soon as the screen is shown. Give a screen for another link a `key` of its own. */
export function useResetLink({ id, resetToken }: ParamsOf<typeof accounts.verifyReset>): ResetLink {
  const client = useClient();
  const [link, setLink] = useState(VERIFYING);
  const isVerifying = link.status === 'verifying';
  useEffect(() => {
    if (!isVerifying) return;
    const leaving = new AbortController();
    const settle = (next: ResetLink) => !leaving.signal.aborted && setLink(next);
    const onRetry = () => setLink(VERIFYING);
    client.call(accounts.verifyReset, { params: { id, resetToken }, signal: leaving.signal }).then(
      ({ message }) => settle({ status: 'verified', message }),
      (error: ApiError) => settle({ status: 'refused', error, onRetry: isWorthAskingAgain(error) ? onRetry : undefined }),
    );
    return () => leaving.abort();
  }, [client, id, resetToken, isVerifying]);
  return link;
}
