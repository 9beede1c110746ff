/** How many may wait for the one connection that the embedded database has, and for how long. */
export interface LineLimits {
  readonly waitingAtMost: number;
  readonly withinMs: number;
}

export interface Line {
  /** Runs a piece of work when all before it are done. */
  inLine<T>(work: () => Promise<T>): Promise<T>;
  /** From now on nobody waits for ever. */
  bound(limits: LineLimits): void;
  /** Whether somebody is being served, and how many wait. */
  length(): { readonly isBusy: boolean; readonly waiting: number };
}

/** PostgreSQL's own code for no connection being free, so that one answer serves both databases. */
class NoConnectionFree extends Error {
  readonly code = '53300';
  constructor() {
    super('Too many statements wait for the embedded database.');
  }
}

/**
 * A line before a database that does one thing at a time and cannot be told to stop: what it has begun it ends, and what still waits
 * may give up.
 */
export function line(): Line {
  let limits: LineLimits = { waitingAtMost: Number.POSITIVE_INFINITY, withinMs: 0 };
  let isBusy = false;
  const waiting: (() => void)[] = [];

  const enter = (): Promise<void> => {
    if (!isBusy) {
      isBusy = true;
      return Promise.resolve();
    }
    const { waitingAtMost, withinMs } = limits;
    if (waiting.length >= waitingAtMost) return Promise.reject(new NoConnectionFree());
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new NoConnectionFree());
      };
      const timer = withinMs > 0 ? setTimeout(giveUp, withinMs) : undefined;
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(begin);
    });
  };

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else isBusy = false;
  };

  return {
    async inLine(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    bound(next) {
      limits = next;
    },
    length: () => ({ isBusy, waiting: waiting.length }),
  };
}
