/** A step of recurring work, and its institute unless the step is for all. */
export interface Step {
  readonly step: string;
  readonly instituteId?: string;
  readonly work: () => Promise<unknown>;
}

/** A step that failed. */
interface FailedStep extends Omit<Step, 'work'> {
  readonly err: unknown;
}

/**
 * Runs steps one after the other. A failed step stops no other: each failure is reported, and all are thrown together at the end.
 *
 * @param what what the steps are part of, for the error at the end
 */
export async function runSteps(what: string, steps: readonly Step[], onFailure: (failure: FailedStep) => void): Promise<void> {
  const failed: unknown[] = [];
  for (const { work, ...where } of steps) {
    try {
      await work();
    } catch (err) {
      failed.push(err);
      onFailure({ ...where, err });
    }
  }
  if (failed.length === 1) throw failed[0];
  if (failed.length > 1) throw new AggregateError(failed, `${failed.length} steps of ${what} failed`);
}
