import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { BUSY, refused, STOPPING } from './errors.ts';
import { HASHED_FOLDER } from './pageRequest.ts';

/** Thresholds above which new requests are refused. */
export interface Pressure {
  /** Mean event loop delay within a sample, in milliseconds. */
  readonly eventLoopDelay: number;
  readonly heapBytes: number;
  readonly sampleEvery: number;
}

const PRESSURE: Omit<Pressure, 'eventLoopDelay'> = { heapBytes: 0.9 * getHeapStatistics().heap_size_limit, sampleEvery: 1000 };

/**
 * Number of consecutive late samples before requests are refused. After one long task (the start, an import) or a lack of CPU time the
 * process can still answer, and a sample without any idle moment counts as infinitely late.
 */
const LATE_SAMPLES = 3;

/**
 * Routes that answer under load, too. A supervisor that gets no health answer would restart the process and make things worse, and metrics
 * are needed most when the process is in trouble.
 */
const ALWAYS_ANSWERED = ['/healthz', '/metrics'];

/**
 * Whether the event loop is late, from the delay of each sample in milliseconds. A sample without any idle moment has an infinite delay: such
 * samples in a row are late together for as long as they last.
 */
export class Lateness {
  readonly #limits: Pick<Pressure, 'eventLoopDelay' | 'sampleEvery'>;
  #samples = 0;
  #isFinite = true;

  constructor(limits: Pick<Pressure, 'eventLoopDelay' | 'sampleEvery'>) {
    this.#limits = limits;
  }

  add(delay: number): void {
    this.#samples = delay > this.#limits.eventLoopDelay ? this.#samples + 1 : 0;
    this.#isFinite = Number.isFinite(delay);
  }

  forget(): void {
    this.#samples = 0;
  }

  get isTooLong(): boolean {
    const { eventLoopDelay, sampleEvery } = this.#limits;
    return this.#samples >= LATE_SAMPLES && (this.#isFinite || this.#samples * sampleEvery > eventLoopDelay);
  }
}

/**
 * Refuses requests before memory or the event loop is exhausted, so that running requests can finish. The files of pages are served
 * nevertheless: they cost little, and a page that was answered just before is dead without its styles and scripts.
 */
export async function shedLoad(app: FastifyInstance, pressure: Pick<Pressure, 'eventLoopDelay'> & Partial<Pressure>): Promise<void> {
  const { eventLoopDelay, heapBytes, sampleEvery } = { ...PRESSURE, ...pressure };
  const lateness = new Lateness({ eventLoopDelay, sampleEvery });
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelay,
    maxHeapUsedBytes: heapBytes,
    sampleInterval: sampleEvery,
    pressureHandler: async (request, _reply, type) => {
      if (ALWAYS_ANSWERED.includes(request.routeOptions.url ?? '') || request.url.startsWith(HASHED_FOLDER)) return;
      if (type === 'eventLoopDelay' && !lateness.isTooLong) return;
      throw refused(BUSY);
    },
  });
  const counting = setInterval(() => lateness.add(app.memoryUsage().eventLoopDelay), sampleEvery);
  counting.unref();
  app.addHook('onListen', async () => {
    lateness.forget();
  });
  app.addHook('onClose', async () => clearInterval(counting));
}

/**
 * Takes the server out of service. While draining, it answers everything but reports that it is not ready, and closes each connection after
 * its response, so that load balancers switch to another node. While stopping, it refuses requests on open connections; a retry reaches
 * another node.
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
