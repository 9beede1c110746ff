import { errorText } from '@quad/api-client/hooks';
import { useState } from 'react';
import { announceSaved, showShellToast } from '../../app/shell/shellToasts.ts';

/** Tries what somebody asked for: whether it is under way, and a toast where it fails, which says `failed` unless the server has a sentence. */
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

/** Sends something and says that it was done: in these words, or as the answer says it. */
export function announcing<Input, Answer>(send: (input: Input) => Promise<Answer>, done: string | ((answer: Answer) => string)) {
  return async (input: Input) => {
    const answer = await send(input);
    announceSaved(typeof done === 'string' ? done : done(answer));
  };
}

/** What an answer that is a sentence says. */
export function said({ message }: { readonly message: string }): string {
  return message;
}
