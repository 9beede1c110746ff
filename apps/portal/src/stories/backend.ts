import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The worker that answers this story's calls. */
    msw: SetupWorker;
  }
}

/** What every story of a whole page has: the window to itself, also in the docs, and no provider but the portal's. */
export const PAGE = {
  layout: 'fullscreen',
  hasOwnProvider: true,
  docs: { story: { inline: false, height: '40rem' } },
};

/** The backend of a story, for its `beforeEach`. The first handler that fits a call answers it, so an exception comes before its scenario. */
export function backend(handlers: () => readonly HttpHandler[]) {
  return ({ msw }: { msw: SetupWorker }): void => msw.use(...handlers());
}
