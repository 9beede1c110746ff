import { useState } from 'react';
import { failureOf } from './failure.ts';

/**
 * One action at a time that is sent when somebody asks for it: which one is pending, and why the last one failed. A form inside a dialog
 * uses `useDialogForm`.
 */
export function useAction() {
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<string>();
  /**
   * Sends an action; the promise is never rejected. `fallback` is shown where the failure has no sentence for people, and `name` tells
   * which of several actions is pending. Resolves to whether it was done.
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
