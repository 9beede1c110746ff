import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

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

export interface SendingOptions {
  /** Fills in the least that the form needs. */
  fillIn: (context: Played) => Promise<void>;
  /** The button that sends it. */
  button: string;
}

/** What the stories of a form with an `onSubmit` and an `onCancel` have in common. */
export function sending({ fillIn, button }: SendingOptions) {
  const submit = async ({ canvas, userEvent }: Played) => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
  };
  const send = async (context: Played) => {
    await fillIn(context);
    await submit(context);
  };
  return {
    /** Presses the button. */
    submit,
    /** Fills the form in and presses the button. */
    send,
    /** A `play` that sends the form and sees its button busy. */
    shows: (busyButton: string) => async (context: Played) => {
      await send(context);
      await expect(await context.canvas.findByRole('button', { name: busyButton })).toBeVisible();
    },
    /** A `play` that sends the form and reads why it was refused as a whole. */
    says: (reason: string) => async (context: Played) => {
      await send(context);
      await expect(await context.canvas.findByRole('alert')).toHaveTextContent(reason);
    },
    /** A `play` that presses 'Cancel'. */
    cancels: async ({ args, canvas, userEvent }: Played & { args: { onCancel?: unknown } }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    },
  };
}
