/** Of the message types of msw, only those about HTTP contain a request. */
function isCallOfPortal(data: unknown): boolean {
  const request = typeof data === 'object' && data !== null && 'request' in data && data.request;
  return request instanceof Request && request.headers.get('accept') === 'application/json';
}

/** Loaded with the first story, so that pages without stories do not need it. */
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

/** Starts the worker that mocks requests, once per page. The portal may not send what is not mocked; other requests go to the network. */
export function startWorker(): ReturnType<typeof start> {
  started ??= start();
  return started;
}
