import type { JsonDocument } from '@quad/domain/records';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { Piscina } from 'piscina';
import type { Signed } from './signedShape.ts';

export interface VerifyTask {
  /** Already validated against this server's schema, so that other input causes no work. */
  readonly credential: Signed;
  /** The issuer document with the valid keys. */
  readonly issuer: JsonDocument;
  readonly now: Date;
}

/** Maximum number of queued verifications. Further ones are refused with a request to retry later. */
const MAX_QUEUE_LENGTH = 16;
const IDLE_FOR_MS = 60_000;

/** The worker is next to this file, both in the sources and in the bundle. */
const WORKER = new URL(`./verifying.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Verifies credentials one at a time on a worker thread, so that other requests are not blocked. */
export class Verifier {
  #threads: Piscina | undefined;
  readonly #longestQueue: number;

  constructor({ longestQueue = MAX_QUEUE_LENGTH } = {}) {
    this.#longestQueue = longestQueue;
  }

  /** Whether the institute signed it; refused if the queue is full. */
  async verify(task: VerifyTask): Promise<Result<boolean>> {
    // The thread is started for the first credential of the institute, because most servers never need it.
    this.#threads ??= new Piscina({ filename: WORKER.href, name: 'verify', minThreads: 0, maxThreads: 1, idleTimeout: IDLE_FOR_MS });
    if (this.#threads.queueSize >= this.#longestQueue)
      return refuse('UNAVAILABLE', 'Many credentials are being checked just now. Please try again in a moment.');
    return accept((await this.#threads.run(task)) === true);
  }

  /** Stops the thread; queued verifications are dropped. */
  async close(): Promise<void> {
    await this.#threads?.destroy();
  }
}
