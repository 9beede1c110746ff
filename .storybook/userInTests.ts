import type { Renderer, StoryContext } from 'storybook/internal/types';
import { waitFor } from 'storybook/test';

/** A dialog has `pointer-events: none` until its next render. Users do not notice that, but tests on a busy machine do. */
async function waitUntilClickable(element: Element): Promise<void> {
  await waitFor(() => {
    if (getComputedStyle(element).pointerEvents === 'none')
      throw new Error(`The element cannot be pressed (pointer-events: none): ${element.outerHTML.slice(0, 200)}`);
  });
}

/** In a test run, removes the delay between keys and clicks, so that no story depends on it to pass. */
export function withoutUserEventDelay(context: Pick<StoryContext<Renderer>, 'userEvent'>): void {
  if (import.meta.env.MODE !== 'test') return;
  const user = context.userEvent.setup({ delay: null });
  const click: typeof user.click = async (element) => {
    await waitUntilClickable(element);
    await user.click(element);
  };
  context.userEvent = { ...user, click };
}
