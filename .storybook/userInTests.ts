import type { Renderer, StoryContext } from 'storybook/internal/types';
import { waitFor } from 'storybook/test';

/** A dialog that has just opened takes no presses until it is rendered once more: a person does not see that, a busy machine does. */
async function untilItTakesPresses(element: Element): Promise<void> {
  await waitFor(() => {
    if (getComputedStyle(element).pointerEvents === 'none') throw new Error(`Nobody can press this: ${element.outerHTML.slice(0, 200)}`);
  });
}

/**
 * In a test run, lets no timer pass between two keys or clicks: a person's pace proves nothing, and a story that needs it does not
 * wait for what it should. Where somebody looks on, the panel of interactions keeps its own pace.
 */
export function actWithoutDelay(context: Pick<StoryContext<Renderer>, 'userEvent'>): void {
  if (import.meta.env.MODE !== 'test') return;
  const user = context.userEvent.setup({ delay: null });
  const click: typeof user.click = async (element) => {
    await untilItTakesPresses(element);
    await user.click(element);
  };
  context.userEvent = { ...user, click };
}
