/** Of the frames that msw knows those of HTTP carry a request. */
function isCallOfPortal(data: unknown): boolean {
  const request = typeof data === 'object' && data !== null && 'request' in data && data.request;
  return request instanceof Request && request.headers.get('accept') === 'application/json';
}

/** Loaded with the first story: pages of words alone do without it. */
async function start() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (isCallOfPortal(frame.data)) defaults.error();
    },
  });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/**
 * The one worker that answers stories, also where a page of documentation shows several at once. A call of the portal that no mock
 * answers is an error; anything else goes on to the network.
 */
export function startWorker(): ReturnType<typeof start> {
  started ??= start();
  return started;
}
