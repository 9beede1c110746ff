import type { Context } from '../../context.ts';
import { saveProgress } from './imports.repo.ts';

/** Minimum interval between two progress updates. */
const SAVE_INTERVAL_MS = 500;

/** Called with the number of lines that a step has finished. */
export type Counter = (lines: number) => void;

/**
 * Runs a step of an import and stores how many lines it has processed. The number is written over another connection, so others see it
 * before the step's single transaction commits; at most one such statement runs at a time, and the step does not wait for it. Progress is
 * not essential: a failed update is ignored. The embedded database has one connection, so there it is only written and read after the
 * transaction.
 */
export async function runWithProgress(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  id: string,
  step: (count: Counter) => Promise<void>,
): Promise<void> {
  let done = 0;
  let lastSaveAt = Number.NEGATIVE_INFINITY;
  let pendingSave: Promise<void> | undefined;
  try {
    await step((lines) => {
      done += lines;
      if (pendingSave || performance.now() - lastSaveAt < SAVE_INTERVAL_MS) return;
      lastSaveAt = performance.now();
      pendingSave = saveProgress(db, { instituteId, id }, done)
        .catch(() => undefined)
        .finally(() => {
          pendingSave = undefined;
        });
    });
  } finally {
    // Waits for the pending update, which would otherwise overwrite the reset progress of the next step.
    await pendingSave;
  }
}
