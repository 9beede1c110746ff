import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** Answers the page's own calls in the browser; everything else goes on to the network. */
export async function startMocks(handlers: readonly HttpHandler[]): Promise<void> {
  await setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
