import { accept, type Result, refuse } from '@quad/domain/refusals';

/** Runs work on behalf of a subject when its turn comes. */
export type RunFairly = <T>(subject: string, work: () => Promise<T>) => Promise<Result<T>>;

export interface FairQueueOptions {
  /** Maximum number of concurrent tasks. */
  readonly concurrency: number;
  /** Maximum number of waiting tasks in total. */
  readonly maxWaiting: number;
  /** Maximum number of waiting tasks per subject. */
  readonly maxWaitingPerSubject: number;
}

type Admit = (isAdmitted: boolean) => void;

/**
 * A fair queue in front of expensive work. Every subject has its own line, and the lines are served round robin, so that a long line delays
 * another subject by one task only. A task whose line is full is refused. When the total limit is reached, the last task of the longest
 * line is refused instead.
 */
export function fairQueue({ concurrency, maxWaiting, maxWaitingPerSubject }: FairQueueOptions): RunFairly {
  let running = 0;
  let waiting = 0;
  /** In the order of service: a served line moves to the end. */
  const lines = new Map<string, Admit[]>();

  const enter = (subject: string): Promise<boolean> => {
    if (running < concurrency) {
      running += 1;
      return Promise.resolve(true);
    }
    const own = lines.get(subject)?.length ?? 0;
    if (own >= maxWaitingPerSubject) return Promise.resolve(false);
    if (waiting >= maxWaiting && !refuseLast(own + 1)) return Promise.resolve(false);
    waiting += 1;
    return new Promise((resolve) => {
      const line = lines.get(subject);
      if (line) line.push(resolve);
      else lines.set(subject, [resolve]);
    });
  };

  /** Refuses the last task of the longest line, if that line is longer than the one that needs a place would be. */
  const refuseLast = (needed: number): boolean => {
    const [subject, line] = [...lines].reduce((longest, entry) => (entry[1].length > longest[1].length ? entry : longest));
    if (line.length <= needed) return false;
    line.pop()?.(false);
    if (line.length === 0) lines.delete(subject);
    waiting -= 1;
    return true;
  };

  const release = () => {
    const [next] = lines;
    if (!next) {
      running -= 1;
      return;
    }
    const [subject, line] = next;
    const admit = line.shift();
    lines.delete(subject);
    if (line.length > 0) lines.set(subject, line);
    waiting -= 1;
    admit?.(true);
  };

  return async (subject, work) => {
    if (!(await enter(subject))) return refuse('UNAVAILABLE', 'Too many people are signing in at this moment. Please try again.');
    try {
      return accept(await work());
    } finally {
      release();
    }
  };
}
