// Reads a list as several people at once until it is told to stop; on a thread of its own, so that only the server is waited for.
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
