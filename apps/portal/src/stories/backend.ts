import { scenarios } from '@quad/api-client/mocks';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The worker that answers this story's calls. */
    msw: SetupWorker;
  }
}

declare module '@quad/ui/plays' {
  interface Context {
    msw: SetupWorker;
  }
}

/** What every story of a whole page has: the window to itself, also in the docs, and no provider but the portal's. */
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
 * The backend of a story, for its `beforeEach`. The first handler that fits a call answers it, so an exception comes before its
 * scenario. Somebody chosen in the toolbar is met instead of whom the story speaks of.
 */
export function backend(handlers: () => readonly HttpHandler[]) {
  return ({ msw, globals: { role } }: BackendContext): void => msw.use(...(isScenario(role) ? scenarios[role]() : handlers()));
}
