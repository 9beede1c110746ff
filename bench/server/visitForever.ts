// Sends the requests of visitors.ts until it is stopped.
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { askHost } from './hostRequest.ts';
import type { Visit, Visitors } from './visitors.ts';

const WRITE = '/api/events/create';

const { url, host, cookie, people, thinkMs, unitId, paths } = workerData as Visitors;
const addresses = unitId ? [...paths, WRITE] : paths;
const agent = new Agent({ keepAlive: true, maxSockets: people });
let visits: Visit[] = [];

async function live(seat: number): Promise<void> {
  for (let turn = seat; ; turn += 1) {
    const path = addresses[turn % addresses.length] ?? WRITE;
    const body =
      path === WRITE
        ? { title: `Evening ${turn}`, category: 'technical', organizing_unit_id: unitId, schedule: { start: '2096-12-01T10:00:00Z' } }
        : undefined;
    const { status, ms } = await askHost({ url: `${url}${path}`, host, agent, cookie, ...(body && { method: 'POST', body }) });
    visits.push({ path, ms, status });
    await pause(thinkMs);
  }
}

parentPort?.on('message', () => {
  parentPort?.postMessage(visits);
  visits = [];
});
await Promise.all(Array.from({ length: people }, (_, seat) => live(seat * 2)));
