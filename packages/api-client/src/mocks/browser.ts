import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** Mocks the page's own calls in the browser; all other requests go to the network. */
export async function startMocks(handlers: readonly HttpHandler[]): Promise<void> {
  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
