import { fn, mocked } from 'storybook/test';
import { callsOnce, presses, type Step, says, seesRole, sequence } from '../plays.ts';

/** An `onSubmit` that rejects, for stories of a refusal. */
export function rejecting(failure: Error) {
  return fn(async () => {
    throw failure;
  });
}

/** An `onSubmit` that never resolves, for stories of a pending submission. */
export function neverResolving() {
  return fn(() => new Promise<void>(() => {}));
}

/** Keeps the call of the arg `handler` pending until the steps are done. */
export function whilePending(handler: string, ...steps: readonly Step[]): Step {
  return async (context) => {
    const answer = Promise.withResolvers<void>();
    mocked(context.args[handler] as () => Promise<void>).mockReturnValueOnce(answer.promise);
    await sequence(...steps)(context);
    answer.resolve();
  };
}

export interface SubmissionOptions {
  /** Fills in the minimum that the form needs. */
  fillIn: Step;
  /** The name of the submit button. */
  button: string;
}

/** Plays that the stories of a form with `onSubmit` and `onCancel` share. */
export function submissionPlays({ fillIn, button }: SubmissionOptions) {
  const submit = presses(button);
  const send = sequence(fillIn, submit);
  return {
    /** Presses the button. */
    submit,
    /** Fills in the form and presses the button. */
    send,
    /** A `play` that submits the form and expects a busy button. */
    shows: (busyButton: string) => sequence(send, seesRole('button', busyButton)),
    /** A `play` that submits the form and expects the reason of the refusal. */
    says: (reason: string) => sequence(send, says(reason)),
    /** A `play` that presses 'Cancel'. */
    cancels: sequence(presses('Cancel'), callsOnce('onCancel')),
  };
}
