import { fn, mocked } from 'storybook/test';
import { callsOnce, presses, type Step, says, seesRole, sequence } from '../plays.ts';

/** What a form's `onSubmit` is in the story of a refusal. */
export function refusing(failure: Error) {
  return fn(async () => {
    throw failure;
  });
}

/** What a form's `onSubmit` is in the story of an answer that does not come. */
export function neverAnswering() {
  return fn(() => new Promise<void>(() => {}));
}

/** Leaves what the arg `handler` was called for without its answer until these steps are done. */
export function whileWaiting(handler: string, ...steps: readonly Step[]): Step {
  return async (context) => {
    const answer = Promise.withResolvers<void>();
    mocked(context.args[handler] as () => Promise<void>).mockReturnValueOnce(answer.promise);
    await sequence(...steps)(context);
    answer.resolve();
  };
}

export interface SendingOptions {
  /** Fills in the least that the form needs. */
  fillIn: Step;
  /** The button that sends it. */
  button: string;
}

/** What the stories of a form with an `onSubmit` and an `onCancel` have in common. */
export function sending({ fillIn, button }: SendingOptions) {
  const submit = presses(button);
  const send = sequence(fillIn, submit);
  return {
    /** Presses the button. */
    submit,
    /** Fills the form in and presses the button. */
    send,
    /** A `play` that sends the form and sees its button busy. */
    shows: (busyButton: string) => sequence(send, seesRole('button', busyButton)),
    /** A `play` that sends the form and reads why it was refused as a whole. */
    says: (reason: string) => sequence(send, says(reason)),
    /** A `play` that presses 'Cancel'. */
    cancels: sequence(presses('Cancel'), callsOnce('onCancel')),
  };
}
