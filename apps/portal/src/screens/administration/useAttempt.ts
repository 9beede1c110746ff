import { errorText } from '@quad/api-client/hooks';
import { useState } from 'react';
import { announceSaved, showShellToast } from '../../app/shell/shellToasts.ts';

/** Runs an action of the person. Tracks whether it is running and shows a toast if it fails: the server's message, or else `failed`. */
export function useAttempt(failed: string) {
  const [isBusy, setBusy] = useState(false);
  const attempt = async (send: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      showShellToast({ tone: 'critical', description: errorText(error, failed) });
    }
    setBusy(false);
  };
  return { isBusy, attempt };
}

/** Wraps a request so that success shows a toast, with the given text or one derived from the response. */
export function withSuccessToast<Input, Answer>(send: (input: Input) => Promise<Answer>, done: string | ((answer: Answer) => string)) {
  return async (input: Input) => {
    const answer = await send(input);
    announceSaved(typeof done === 'string' ? done : done(answer));
  };
}

/** The message of a response. */
export function messageOf({ message }: { readonly message: string }): string {
  return message;
}
