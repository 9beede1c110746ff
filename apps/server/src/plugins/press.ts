import { once } from 'node:events';
import { Readable } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { Piscina } from 'piscina';

/** So many wait for the thread; what comes after them is told to come again. */
const LONGEST_QUEUE = 16;
const IDLE_FOR_MS = 60_000;
/** In megabytes: a thread that has drawn a large file collects what is left of its pages before it grows beyond. */
const LARGEST_HEAP = 192;

interface PressOptions {
  /** The worker, beside the sources and beside the bundle alike. */
  readonly worker: URL;
  /** The function of the worker that draws. */
  readonly name: string;
  /** What whoever comes is told where too many wait already. */
  readonly busy: string;
}

/** What a thread draws a file to, part by part: it goes on once the last part was taken. */
export interface PartsPort {
  readonly port: MessagePort;
}

/** So long a part waits to be read: whoever reads slower than that has left. */
const READ_WITHIN_MS = 60_000;

/** Gives a part of a file to whoever reads it, and waits until it was taken; false where nobody reads on. */
export async function sendPart(port: MessagePort, part: Uint8Array): Promise<boolean> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), READ_WITHIN_MS);
  port.postMessage(part);
  try {
    return await Promise.race([once(port, 'message', { signal }).then(() => true), once(port, 'close', { signal }).then(() => false)]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

/** The parts of a file as they are drawn; none is asked for before the last one was read. */
async function* partsOf(port: MessagePort, drawing: Promise<unknown>): AsyncGenerator<Uint8Array> {
  const ended = drawing.then(() => undefined);
  for (;;) {
    const part = await Promise.race([once(port, 'message').then(([each]) => each as Uint8Array), ended]);
    if (part === undefined) return;
    yield part;
    port.postMessage('next');
  }
}

/** Draws files on another thread, one after the other: whoever asks for a large one holds nobody else up. */
export class Press<Task> {
  readonly #options: PressOptions;
  #threads: Piscina | undefined;
  /** Of its own: whoever reads slowly keeps nobody from a file that is drawn at once. */
  #partThreads: Piscina | undefined;

  constructor(options: PressOptions) {
    this.#options = options;
  }

  /** One thread, begun when it is wanted. */
  #begin(name: string): Piscina {
    const resourceLimits = { maxOldGenerationSizeMb: LARGEST_HEAP };
    return new Piscina({
      ...{ filename: this.#options.worker.href, name, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_FOR_MS, resourceLimits },
    });
  }

  #unlessBusy(threads: Piscina): Result<Piscina> {
    return threads.queueSize >= LONGEST_QUEUE ? refuse('UNAVAILABLE', this.#options.busy) : accept(threads);
  }

  /** The file, the same bytes however often it is drawn; refused where too many wait already. */
  async draw(task: Task): Promise<Result<Buffer>> {
    this.#threads ??= this.#begin(this.#options.name);
    const thread = this.#unlessBusy(this.#threads);
    return thread.ok ? accept(Buffer.from((await thread.value.run(task)) as Uint8Array)) : thread;
  }

  /** The same file as it is drawn, by the worker's function `drawParts`: however large it is, some pages of it are in memory. */
  drawParts(task: Task): Result<Readable> {
    this.#partThreads ??= this.#begin('drawParts');
    const thread = this.#unlessBusy(this.#partThreads);
    if (!thread.ok) return thread;
    const { port1, port2 } = new MessageChannel();
    const drawing = thread.value.run({ ...task, port: port2 }, { transferList: [port2] });
    const stream = Readable.from(partsOf(port1, drawing), { objectMode: false });
    // Whoever stops reading stops the drawing, and does not hear how it ended.
    drawing.catch(() => undefined);
    stream.once('close', () => port1.close());
    return accept(stream);
  }

  /** Ends the thread; what still waits for it is dropped. */
  async close(): Promise<void> {
    await Promise.all([this.#threads?.destroy(), this.#partThreads?.destroy()]);
  }
}
