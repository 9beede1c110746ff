import { useState } from 'react';
import { failureOf } from './failure.ts';

/** Runs one action at a time, with its pending state and the last failure. Use `useDialogForm` instead for a form in a dialog. */
export function useAction() {
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<string>();
  /**
   * Runs an action; the promise never rejects. `fallback` is shown if the failure has no message for users, and `name` identifies the
   * pending action. Resolves to whether it succeeded.
   */
  const run = async (send: () => Promise<unknown>, fallback: string, name = 'action'): Promise<boolean> => {
    setPending(name);
    setFailure(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      setFailure(failureOf(error, fallback).message);
      return false;
    } finally {
      setPending(undefined);
    }
  };
  return { pending, isPending: pending !== undefined, failure, run, clearFailure: () => setFailure(undefined) };
}
