import { accept, type Result, refuse } from '@quad/domain/refusals';

/** Runs a piece of work for somebody when its turn comes. */
export type InTurn = <T>(whose: string, work: () => Promise<T>) => Promise<Result<T>>;

export interface FairQueueOptions {
  /** How many are worked on at a time. */
  readonly atOnce: number;
  /** How many wait, whoever they are. */
  readonly waitingAtMost: number;
  /** How many of one and the same wait. */
  readonly waitingOfOneAtMost: number;
}

type Turn = (isTheirs: boolean) => void;

/**
 * A queue before expensive work, shared fairly: whoever waits has a line of their own, and the lines are served in turn, so that
 * however many stand in one of them, it delays another by one piece of work. Whoever comes when their line is full is asked to try
 * again; where all lines together are, the last one of the longest line is.
 */
export function fairQueue({ atOnce, waitingAtMost, waitingOfOneAtMost }: FairQueueOptions): InTurn {
  let running = 0;
  let waiting = 0;
  /** In the order in which they are served: a line that was served goes behind the others. */
  const lines = new Map<string, Turn[]>();

  const enter = (whose: string): Promise<boolean> => {
    if (running < atOnce) {
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

  /** Makes room by sending the last one of the longest line away, if that line is longer than the one that needs it would be. */
  const sendLastAway = (needed: number): boolean => {
    const [whose, line] = [...lines].reduce((longest, entry) => (entry[1].length > longest[1].length ? entry : longest));
    if (line.length <= needed) return false;
    line.pop()?.(false);
    if (line.length === 0) lines.delete(whose);
    waiting -= 1;
    return true;
  };

  const leave = () => {
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
      leave();
    }
  };
}
