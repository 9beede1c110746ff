import { useEffect, useState } from 'react';
import type { ApiError } from '../../client/index.ts';

/** What is known about a link from a mail. */
export type MailedLink<Answer> =
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
export function useMailedLink<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): MailedLink<Answer> {
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
