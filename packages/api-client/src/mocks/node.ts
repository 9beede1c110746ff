import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/** Answers calls in a test. A call that nothing answers is an error. */
export function listenToMocks(handlers: readonly HttpHandler[] = []) {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}
