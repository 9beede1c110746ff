import { setupWorker } from 'msw/browser';

/** The one worker that answers stories. A call of the portal that no mock answers is an error; anything else goes on to the network. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol === 'http' && frame.data.request.headers.get('accept') === 'application/json') defaults.error();
    },
  });
  return worker;
}
