import { setTimeout as wait } from 'node:timers/promises';
import { type Batches, repeatable } from './batches.ts';

/** Yields the event loop, and the connection of the embedded database, for as long as the work since `begun` has taken. */
export async function pauseAsLongAs(begun: number): Promise<void> {
  await wait(performance.now() - begun);
}

/**
 * The same batches with pauses: before each but the first, it yields the event loop and the connection of the embedded database for as long
 * as the previous batch took.
 */
export function withPauses<Item>(batches: Batches<Item>): Batches<Item> {
  return repeatable(async function* () {
    let begun: number | undefined;
    for await (const batch of batches) {
      if (begun !== undefined) await pauseAsLongAs(begun);
      begun = performance.now();
      yield batch;
    }
  });
}
