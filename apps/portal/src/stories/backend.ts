import { scenarios } from '@quad/api-client/mocks';
import { act, type Play, plays, presses, type Seen, type Step, says, sequence } from '@quad/ui/plays';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { expect, waitFor } from 'storybook/test';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The worker that answers the requests of this story. */
    msw: SetupWorker;
  }
}

declare module '@quad/ui/plays' {
  interface Context {
    msw: SetupWorker;
  }
}

/** Parameters of every story of a whole page: full screen, also in the docs, and without providers other than the portal's. */
export const PAGE = {
  layout: 'fullscreen',
  hasOwnProvider: true,
  frame: 'page',
};

interface BackendContext {
  msw: SetupWorker;
  globals: { role?: string };
}

function isScenario(name: string | undefined): name is Exclude<keyof typeof scenarios, 'as'> {
  return name !== undefined && name !== 'as' && Object.hasOwn(scenarios, name);
}

/**
 * The backend of a story, for its `beforeEach`. The first handler that matches a request answers it, so an exception must come before its
 * scenario. A person chosen in the toolbar replaces the signed-in person of the story.
 */
export function backend(handlers: () => readonly HttpHandler[]) {
  return ({ msw, globals: { role } }: BackendContext): void => msw.use(...(isScenario(role) ? scenarios[role]() : handlers()));
}

/** A story of a state that these handlers lead to: it ends once the texts are visible and the steps are done. */
export function shows(
  handlers: () => readonly HttpHandler[],
  ...seen: readonly Seen[]
): { beforeEach: (context: BackendContext) => void; play: Play } {
  return { beforeEach: backend(handlers), ...plays(...seen) };
}

/** As `shows`, for an act. */
export function acts(handlers: () => readonly HttpHandler[], ...seen: readonly Seen[]) {
  return act({ beforeEach: backend(handlers) }, ...seen);
}

/** Sees a failure, and retries it once these handlers answer. */
export function retries(failure: Seen, handlers: () => readonly HttpHandler[]): Step {
  const fails = typeof failure === 'function' ? failure : says(failure);
  return sequence(fails, ({ msw }) => msw.use(...handlers()), presses('Retry'));
}

/**
 * From now on these handlers answer. Loads again what the page shows, as when the connection comes back, until the text is there: what was
 * loaded in the last two seconds is not loaded again.
 */
export function reloads(handlers: () => readonly HttpHandler[], text: string): Step {
  return async ({ canvas, msw }) => {
    msw.use(...handlers());
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      return expect(canvas.getByText(text)).toBeVisible();
    });
  };
}
