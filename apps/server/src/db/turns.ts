import { setTimeout as wait } from 'node:timers/promises';
import { type Batches, repeatable } from './batches.ts';

/** Leaves the event loop, and the connection of the embedded database, to others for as long as what was begun then has taken. */
export async function restSince(begun: number): Promise<void> {
  await wait(performance.now() - begun);
}

/**
 * The same batches for work in turns: before each one but the first, others have the event loop and the connection of the embedded
 * database for as long as the last one took.
 */
export function letOthersIn<Item>(batches: Batches<Item>): Batches<Item> {
  return repeatable(async function* () {
    let begun: number | undefined;
    for await (const batch of batches) {
      if (begun !== undefined) await restSince(begun);
      begun = performance.now();
      yield batch;
    }
  });
}
