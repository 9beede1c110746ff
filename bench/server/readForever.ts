// Reads a list with several concurrent clients until it is stopped; in a worker thread, so that the main thread does not delay it.
import { parentPort, workerData } from 'node:worker_threads';

const READERS = 2;
const { address, cookie } = workerData as { address: string; cookie: string };
let times: number[] = [];

async function read(): Promise<void> {
  for (;;) {
    const since = performance.now();
    const answer = await fetch(address, { headers: { cookie } });
    if (answer.status !== 200) throw new Error(`A list was answered with ${answer.status}.`);
    await answer.arrayBuffer();
    times.push(performance.now() - since);
  }
}

parentPort?.on('message', () => {
  parentPort?.postMessage(times);
  times = [];
});
await Promise.all(Array.from({ length: READERS }, read));
