import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { BUSY, refused } from './errors.ts';

/** From where on new requests are turned away. */
export interface Pressure {
  /** How late the process comes to what it has to do, on average over a second, in milliseconds. */
  readonly eventLoopDelay: number;
  readonly heapBytes: number;
  readonly sampleEvery: number;
}

/** Far beyond what a busy machine does to a server that can still answer; nine tenths of the heap are the end of it. */
const PRESSURE: Pressure = { eventLoopDelay: 2000, heapBytes: 0.9 * getHeapStatistics().heap_size_limit, sampleEvery: 1000 };

/** What tells that the process lives must say so under load, too: whoever restarts it then makes it worse. */
const ALWAYS_ANSWERED = '/healthz';

/** Turns requests away before memory or the event loop is exhausted, so that those which are being answered are. */
export async function shedLoad(app: FastifyInstance, pressure: Partial<Pressure> = {}): Promise<void> {
  const { eventLoopDelay, heapBytes, sampleEvery } = { ...PRESSURE, ...pressure };
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelay,
    maxHeapUsedBytes: heapBytes,
    sampleInterval: sampleEvery,
    pressureHandler: async (request) => {
      if (request.routeOptions.url !== ALWAYS_ANSWERED) throw refused(BUSY);
    },
  });
}
