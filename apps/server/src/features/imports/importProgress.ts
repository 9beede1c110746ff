import type { Context } from '../../context.ts';
import { saveProgress } from './imports.repo.ts';

/** How often it is said at most how far a table is. */
const SAY_EVERY_MS = 500;

/** Called with the number of lines that a step has finished. */
export type Counter = (lines: number) => void;

/**
 * Does a step of an import and keeps how many lines it is through with, where others see it before the step's one transaction ends: by
 * another connection, one statement at a time, for which the step does not wait. Nothing hangs on it, so one that fails is left out. The
 * embedded database has one connection: there nobody reads anything before the transaction ends, and this neither.
 */
export async function counted(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  id: string,
  step: (count: Counter) => Promise<void>,
): Promise<void> {
  let done = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  let saying: Promise<void> | undefined;
  try {
    await step((lines) => {
      done += lines;
      if (saying || performance.now() - saidAt < SAY_EVERY_MS) return;
      saidAt = performance.now();
      saying = saveProgress(db, { instituteId, id }, done)
        .catch(() => undefined)
        .finally(() => {
          saying = undefined;
        });
    });
  } finally {
    // The next step begins with nothing, and what this one still has to say would come after.
    await saying;
  }
}
