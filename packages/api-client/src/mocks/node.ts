import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/** Mocks calls in a test. An unhandled request is an error. */
export function listenToMocks(handlers: readonly HttpHandler[] = []) {
  const server = setupServer(...handlers);
  server.listen({ onUnhandledFrame: 'error' });
  return server;
}
