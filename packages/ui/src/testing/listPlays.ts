import { expect, waitFor } from 'storybook/test';
import { type Context, callsOnce, presses, rendersAtMost, says, sequence } from '../plays.ts';

/** Of a list that did not come: it says why, and asks again. */
export const asksAgain = sequence(says('Something broke.'), presses('Retry'), callsOnce('onRetry'));

/** Of a list of 5,000: only what is visible is rendered. */
export const rendersWhatIsVisible = sequence(
  ({ canvas }: Context) => waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000')),
  rendersAtMost(700),
);
