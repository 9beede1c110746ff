import { accept, type Result, refuse } from '@quad/domain/refusals';

/** Runs work on behalf of a subject when its turn comes. */
export type InTurn = <T>(whose: string, work: () => Promise<T>) => Promise<Result<T>>;

export interface FairQueueOptions {
  /** Maximum number of concurrent tasks. */
  readonly concurrency: number;
  /** Maximum number of waiting tasks in total. */
  readonly waitingAtMost: number;
  /** Maximum number of waiting tasks per subject. */
  readonly waitingOfOneAtMost: number;
}

type Turn = (isTheirs: boolean) => void;

/**
 * A fair queue in front of expensive work. Every subject has its own line, and the lines are served round robin, so that a long line delays
 * another subject by one task only. A task whose line is full is refused. When the total limit is reached, the last task of the longest
 * line is refused instead.
 */
export function fairQueue({ concurrency, waitingAtMost, waitingOfOneAtMost }: FairQueueOptions): InTurn {
  let running = 0;
  let waiting = 0;
  /** In the order of service: a served line moves to the end. */
  const lines = new Map<string, Turn[]>();

  const enter = (whose: string): Promise<boolean> => {
    if (running < concurrency) {
      running += 1;
      return Promise.resolve(true);
    }
    const own = lines.get(whose)?.length ?? 0;
    if (own >= waitingOfOneAtMost) return Promise.resolve(false);
    if (waiting >= waitingAtMost && !sendLastAway(own + 1)) return Promise.resolve(false);
    waiting += 1;
    return new Promise((resolve) => {
      const line = lines.get(whose);
      if (line) line.push(resolve);
      else lines.set(whose, [resolve]);
    });
  };

  /** Refuses the last task of the longest line, if that line is longer than the one that needs a place would be. */
  const sendLastAway = (needed: number): boolean => {
    const [whose, line] = [...lines].reduce((longest, entry) => (entry[1].length > longest[1].length ? entry : longest));
    if (line.length <= needed) return false;
    line.pop()?.(false);
    if (line.length === 0) lines.delete(whose);
    waiting -= 1;
    return true;
  };

  const release = () => {
    const [next] = lines;
    if (!next) {
      running -= 1;
      return;
    }
    const [whose, line] = next;
    const turn = line.shift();
    lines.delete(whose);
    if (line.length > 0) lines.set(whose, line);
    waiting -= 1;
    turn?.(true);
  };

  return async (whose, work) => {
    if (!(await enter(whose))) return refuse('UNAVAILABLE', 'Too many people are signing in at this moment. Please try again.');
    try {
      return accept(await work());
    } finally {
      release();
    }
  };
}
