/** How many calls may wait for the single connection of the embedded database, and for how long. */
export interface QueueLimits {
  readonly maxLength: number;
  readonly timeoutMs: number;
}

export interface SerialQueue {
  /** Runs work when all work before it is done. */
  enqueue<T>(work: () => Promise<T>): Promise<T>;
  /** Applies the limits from now on. */
  setLimits(limits: QueueLimits): void;
  /** Whether work is running, and how much is waiting. */
  length(): { readonly isBusy: boolean; readonly waiting: number };
}

/** Has PostgreSQL's code for "no connection is free", so that both engines lead to the same response. */
class NoConnectionFree extends Error {
  readonly code = '53300';
  constructor() {
    super('Too many statements wait for the embedded database.');
  }
}

/**
 * A queue in front of a database that runs one thing at a time and cannot cancel it. Running work always ends; waiting work may time out.
 */
export function serialQueue(): SerialQueue {
  let limits: QueueLimits = { maxLength: Number.POSITIVE_INFINITY, timeoutMs: 0 };
  let isBusy = false;
  const waiting: (() => void)[] = [];

  const enter = (): Promise<void> => {
    if (!isBusy) {
      isBusy = true;
      return Promise.resolve();
    }
    const { maxLength, timeoutMs } = limits;
    if (waiting.length >= maxLength) return Promise.reject(new NoConnectionFree());
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new NoConnectionFree());
      };
      const timer = timeoutMs > 0 ? setTimeout(giveUp, timeoutMs) : undefined;
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(begin);
    });
  };

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else isBusy = false;
  };

  return {
    async enqueue(work) {
      await enter();
      try {
        return await work();
      } finally {
        release();
      }
    },
    setLimits(next) {
      limits = next;
    },
    length: () => ({ isBusy, waiting: waiting.length }),
  };
}
