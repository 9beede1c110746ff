import { errorText } from '@quad/api-client/hooks';
import { useState } from 'react';
import { showShellToast } from '../../app/shell/shellToasts.ts';

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
