import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { BUSY, refused, STOPPING } from './errors.ts';

/** From where on new requests are turned away. */
export interface Pressure {
  /** How late the process comes to what it has to do, on average over a sample, in milliseconds. */
  readonly eventLoopDelay: number;
  readonly heapBytes: number;
  readonly sampleEvery: number;
}

const PRESSURE: Pressure = { eventLoopDelay: 2000, heapBytes: 0.9 * getHeapStatistics().heap_size_limit, sampleEvery: 1000 };

/**
 * How many samples in a row have to be late: whoever did one long piece of work (its start, an import) or was kept from the processor
 * can answer afterwards, and a sample without a single moment of rest counts as infinitely late.
 */
const LATE_SAMPLES = 3;

/**
 * What tells that the process lives must say so under load, too: whoever restarts it then makes it worse. And what tells how it does is
 * asked for when it does badly.
 */
const ALWAYS_ANSWERED = ['/healthz', '/metrics'];

/** Turns requests away before memory or the event loop is exhausted, so that those which are being answered are. */
export async function shedLoad(app: FastifyInstance, pressure: Partial<Pressure> = {}): Promise<void> {
  const { eventLoopDelay, heapBytes, sampleEvery } = { ...PRESSURE, ...pressure };
  let lateSamples = 0;
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelay,
    maxHeapUsedBytes: heapBytes,
    sampleInterval: sampleEvery,
    pressureHandler: async (request, _reply, type) => {
      if (ALWAYS_ANSWERED.includes(request.routeOptions.url ?? '')) return;
      if (type === 'eventLoopDelay' && lateSamples < LATE_SAMPLES) return;
      throw refused(BUSY);
    },
  });
  const counting = setInterval(() => {
    lateSamples = app.memoryUsage().eventLoopDelay > eventLoopDelay ? lateSamples + 1 : 0;
  }, sampleEvery);
  counting.unref();
  app.addHook('onListen', async () => {
    lateSamples = 0;
  });
  app.addHook('onClose', async () => clearInterval(counting));
}

/**
 * Lets the server go out of use. While it drains, it answers everything but says that it is not ready, and each answer ends its connection:
 * whoever shares requests out between nodes turns to another one. While it stops, it turns away what still arrives over open connections;
 * whoever asks again reaches the next one.
 */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.decorate('isDraining', false);
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (isStopping) throw refused(STOPPING);
    if (app.isDraining) reply.header('connection', 'close');
  });
}
