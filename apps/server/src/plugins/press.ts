import { accept, type Result, refuse } from '@quad/domain/refusals';
import { Piscina } from 'piscina';

/** So many wait for the thread; what comes after them is told to come again. */
const LONGEST_QUEUE = 16;
const IDLE_FOR_MS = 60_000;

interface PressOptions {
  /** The worker, beside the sources and beside the bundle alike. */
  readonly worker: URL;
  /** The function of the worker that draws. */
  readonly name: string;
  /** What whoever comes is told where too many wait already. */
  readonly busy: string;
}

/** Draws files on another thread, one after the other: whoever asks for a large one holds nobody else up. */
export class Press<Task> {
  readonly #options: PressOptions;
  #threads: Piscina | undefined;

  constructor(options: PressOptions) {
    this.#options = options;
  }

  /** The file, the same bytes however often it is drawn; refused where too many wait already. */
  async draw(task: Task): Promise<Result<Buffer>> {
    const { worker, name, busy } = this.#options;
    this.#threads ??= new Piscina({ filename: worker.href, name, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_FOR_MS });
    if (this.#threads.queueSize >= LONGEST_QUEUE) return refuse('UNAVAILABLE', busy);
    return accept(Buffer.from((await this.#threads.run(task)) as Uint8Array));
  }

  /** Ends the thread; what still waits for it is dropped. */
  async close(): Promise<void> {
    await this.#threads?.destroy();
  }
}
