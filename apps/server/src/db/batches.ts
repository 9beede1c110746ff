/**
 * Items in order, in batches, so that only one batch is in memory. A consumer that has to see all items before it handles the first
 * iterates more than once and stores only their keys.
 */
export type Batches<Item> = AsyncIterable<readonly Item[]>;

/** Calls `read` again for each iteration. */
export function repeatable<Item>(read: () => Batches<Item>): Batches<Item> {
  return { [Symbol.asyncIterator]: () => read()[Symbol.asyncIterator]() };
}

/** Wraps an array as a single batch. */
export function singleBatch<Item>(items: readonly Item[]): Batches<Item> {
  return repeatable(async function* () {
    yield items;
  });
}
