import type { Renderer, StoryContext } from 'storybook/internal/types';

/**
 * In a test run, lets no timer pass between two keys or clicks: a person's pace proves nothing, and a story that needs it does not
 * wait for what it should. Where somebody looks on, the panel of interactions keeps its own pace.
 */
export function typeWithoutDelay(context: Pick<StoryContext<Renderer>, 'userEvent'>): void {
  if (import.meta.env.MODE === 'test') context.userEvent = context.userEvent.setup({ delay: null });
}
