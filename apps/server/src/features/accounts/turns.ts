import { accept, type Outcome, refuse } from '@quad/domain/refusals';

/** Runs a piece of work when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<Outcome<T>>;

/** A queue before signing in or hashing: `atOnce` are worked on, `waitingAtMost` wait, and whoever comes then is asked to try again. */
export function turns({ atOnce, waitingAtMost }: { readonly atOnce: number; readonly waitingAtMost: number }): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) return refuse('UNAVAILABLE', 'Too many people are signing in at this moment. Please try again.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return accept(await work());
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
