import type { JsonDocument } from '@quad/domain/records';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { Piscina } from 'piscina';
import type { Signed } from './signedShape.ts';

export interface VerifyTask {
  /** Of the shape that this server writes: work for nobody else is begun. */
  readonly credential: Signed;
  /** The document of the issuer, with the keys that count. */
  readonly issuer: JsonDocument;
  readonly now: Date;
}

/** How many verifications may wait for the thread. Further ones are asked to try again later. */
const MAX_QUEUE_LENGTH = 16;
const IDLE_FOR_MS = 60_000;

/** The worker stands beside this file, in the sources and beside the bundle alike. */
const WORKER = new URL(`./verifying.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Verifies credentials on another thread, one after the other: whoever checks some holds nobody else up. */
export class Verifier {
  #threads: Piscina | undefined;
  readonly #longestQueue: number;

  constructor({ longestQueue = MAX_QUEUE_LENGTH } = {}) {
    this.#longestQueue = longestQueue;
  }

  /** Whether the institute signed it; refused where too many wait already. */
  async verify(task: VerifyTask): Promise<Result<boolean>> {
    // Begun where somebody has a credential of the institute: a start does not wait for it, and most servers never do.
    this.#threads ??= new Piscina({ filename: WORKER.href, name: 'verify', minThreads: 0, maxThreads: 1, idleTimeout: IDLE_FOR_MS });
    if (this.#threads.queueSize >= this.#longestQueue)
      return refuse('UNAVAILABLE', 'Many credentials are being checked just now. Please try again in a moment.');
    return accept((await this.#threads.run(task)) === true);
  }

  /** Ends the thread; what still waits for it is dropped. */
  async close(): Promise<void> {
    await this.#threads?.destroy();
  }
}
