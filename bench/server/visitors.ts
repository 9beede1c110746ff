import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile } from '../report.ts';

/** The result of one request. */
export interface Visit {
  readonly path: string;
  readonly ms: number;
  readonly status: number;
}

/** People of one institute, each of whom sends one request after another. */
export interface Visitors {
  readonly url: string;
  readonly host: string;
  readonly cookie: string;
  readonly people: number;
  /** How many milliseconds each of them waits after an answer. */
  readonly thinkMs: number;
  /** What they read in turn. */
  readonly paths: readonly string[];
  /** The unit for which they also create events; without it they only read. */
  readonly unitId?: string;
}

/** Starts people who send requests all the time, in a worker thread, so that this thread does not delay them. */
export function startVisitors(data: Visitors) {
  const worker = new Worker(new URL('visitForever.ts', import.meta.url), { workerData: data });
  return {
    /** All visits since the last call. */
    async visitsSoFar(): Promise<Visit[]> {
      worker.postMessage('visits');
      const [visits] = await once(worker, 'message');
      return visits;
    },
    stop: () => worker.terminate(),
    [Symbol.asyncDispose]: () => worker[Symbol.asyncDispose](),
  };
}

export function p99(visits: readonly Visit[]): number {
  const times = visits.map(({ ms }) => ms);
  return percentile(times, 0.99);
}
