import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Played = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'> & { args: { onRetry?: (() => void) | undefined } };

/** Of a list that did not come: it says why, and asks again. */
export async function asksAgain({ args, canvas, userEvent }: Played): Promise<void> {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Something broke.');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
}

/** Of a list of 5,000: only what is visible is rendered. */
export async function rendersWhatIsVisible({ canvas, canvasElement }: Played): Promise<void> {
  await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000'));
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(700);
}
