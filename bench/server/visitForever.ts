// Reads and writes at one institute with several concurrent clients until it is stopped; in a worker thread, so that the main thread does
// not delay it.
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { askHost } from './hostRequest.ts';

/** The result of one request. */
export interface Visit {
  readonly path: string;
  readonly ms: number;
  readonly status: number;
}

export interface Visitors {
  readonly url: string;
  readonly host: string;
  readonly cookie: string;
  readonly unitId: string;
}

const PEOPLE = 4;
const THINK_MS = 150;
const WRITE = '/api/events/create';
const PATHS = [
  ...['/auth/fetchAuth', '/api/events/latest', '/api/notifications/unseen', '/api/events/events?limit=30', '/api/dashboard/stats'],
  ...['/api/rooms', '/api/inbox?limit=30', '/api/analytics/president', WRITE],
];

const { url, host, cookie, unitId } = workerData as Visitors;
const agent = new Agent({ keepAlive: true, maxSockets: PEOPLE });
let visits: Visit[] = [];

async function live(seat: number): Promise<void> {
  for (let turn = seat; ; turn += 1) {
    const path = PATHS[turn % PATHS.length] ?? WRITE;
    const body =
      path === WRITE
        ? { title: `Evening ${turn}`, category: 'technical', organizing_unit_id: unitId, schedule: { start: '2096-12-01T10:00:00Z' } }
        : undefined;
    const { status, ms } = await askHost({ url: `${url}${path}`, host, agent, cookie, ...(body && { method: 'POST', body }) });
    visits.push({ path, ms, status });
    await pause(THINK_MS);
  }
}

parentPort?.on('message', () => {
  parentPort?.postMessage(visits);
  visits = [];
});
await Promise.all(Array.from({ length: PEOPLE }, (_, seat) => live(seat * 2)));
