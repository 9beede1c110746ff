import { CERTIFICATE_RULES } from '@quad/domain/certificates';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { Piscina } from 'piscina';
import type { FrozenCertificate } from './certificates.table.ts';

/** A certificate as it is drawn. */
export interface DrawnCertificate {
  readonly content: FrozenCertificate;
  readonly name: string;
  readonly rank: string;
  readonly code: string;
  /** Where anybody sees whether it is valid. */
  readonly address: string;
  /** The day on campus, as its language writes it. */
  readonly issued: string;
}

export interface DrawingTask {
  readonly certificates: readonly DrawnCertificate[];
  /** When the last of them was issued: the file says so, and nothing in it depends on when it is drawn. */
  readonly at: Date;
}

/** So many wait for the thread; what comes after them is told to come again. */
const LONGEST_QUEUE = 16;
const IDLE_FOR_MS = 60_000;

/** The worker stands beside this file, in the sources and beside the bundle alike. */
const WORKER = new URL(`./drawing.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Draws certificates on another thread, one file after the other: whoever saves the file of a large event holds nobody else up. */
export class CertificatePress {
  #threads: Piscina | undefined;

  /** The file, the same bytes however often it is drawn; refused where too many wait already. */
  async draw(task: DrawingTask): Promise<Result<Buffer>> {
    this.#threads ??= new Piscina({ filename: WORKER.href, name: 'draw', minThreads: 0, maxThreads: 1, idleTimeout: IDLE_FOR_MS });
    if (this.#threads.queueSize >= LONGEST_QUEUE) return refuse('UNAVAILABLE', CERTIFICATE_RULES.drawing);
    return accept(Buffer.from((await this.#threads.run(task)) as Uint8Array));
  }

  /** Ends the thread; what still waits for it is dropped. */
  async close(): Promise<void> {
    await this.#threads?.destroy();
  }
}
