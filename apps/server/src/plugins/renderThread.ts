import { once } from 'node:events';
import { Readable } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { Piscina } from 'piscina';

/** Maximum length of the queue. Further requests are refused with "try again". */
const MAX_QUEUE_LENGTH = 16;
const IDLE_FOR_MS = 60_000;
/** Heap limit in megabytes. It makes a thread that has rendered a large file collect its garbage instead of growing further. */
const MAX_HEAP_MB = 192;

interface RenderThreadOptions {
  /** URL of the worker module, which is the same relative to the sources and to the bundle. */
  readonly worker: URL;
  /** Name of the worker's function that renders a file. */
  readonly name: string;
  /** Message of the refusal when the queue is full. */
  readonly busy: string;
}

/** The port that a thread writes a file to, part by part. It continues after each part was taken. */
export interface PartsPort {
  readonly port: MessagePort;
}

/** How long a part waits to be read. A slower reader is treated as gone. */
const READ_WITHIN_MS = 60_000;

/** Sends a part of a file and waits until the reader has taken it. False when nobody reads any more. */
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

/** Yields the parts of a file as they are rendered. The next part is requested after the previous one was read. */
async function* partsOf(port: MessagePort, rendering: Promise<unknown>): AsyncGenerator<Uint8Array> {
  const ended = rendering.then(() => undefined);
  for (;;) {
    const part = await Promise.race([once(port, 'message').then(([each]) => each as Uint8Array), ended]);
    if (part === undefined) return;
    yield part;
    port.postMessage('next');
  }
}

/** Renders files on another thread, one at a time, so that a large file does not block the event loop. */
export class RenderThread<Task> {
  readonly #options: RenderThreadOptions;
  #threads: Piscina | undefined;
  /** A thread of its own, so that a slow reader of a stream does not delay other files. */
  #partThreads: Piscina | undefined;

  constructor(options: RenderThreadOptions) {
    this.#options = options;
  }

  /** Creates a pool of one thread that starts on demand. */
  #begin(name: string): Piscina {
    const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MB };
    return new Piscina({
      ...{ filename: this.#options.worker.href, name, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_FOR_MS, resourceLimits },
    });
  }

  #unlessBusy(threads: Piscina): Result<Piscina> {
    return threads.queueSize >= MAX_QUEUE_LENGTH ? refuse('UNAVAILABLE', this.#options.busy) : accept(threads);
  }

  /** Renders a file; the bytes are the same every time. Refused when the queue is full. */
  async render(task: Task): Promise<Result<Buffer>> {
    this.#threads ??= this.#begin(this.#options.name);
    const thread = this.#unlessBusy(this.#threads);
    return thread.ok ? accept(Buffer.from((await thread.value.run(task)) as Uint8Array)) : thread;
  }

  /** Renders the same file as a stream with the worker's function `renderStream`, so that only some of its pages are in memory at a time. */
  renderStream(task: Task): Result<Readable> {
    this.#partThreads ??= this.#begin('renderStream');
    const thread = this.#unlessBusy(this.#partThreads);
    if (!thread.ok) return thread;
    const { port1, port2 } = new MessageChannel();
    const rendering = thread.value.run({ ...task, port: port2 }, { transferList: [port2] });
    const stream = Readable.from(partsOf(port1, rendering), { objectMode: false });
    // A reader who stops ends the rendering and does not see its error.
    rendering.catch(() => undefined);
    stream.once('close', () => port1.close());
    return accept(stream);
  }

  /** Stops the threads and drops queued files. */
  async close(): Promise<void> {
    await Promise.all([this.#threads?.destroy(), this.#partThreads?.destroy()]);
  }
}
