/**
 * Many things in their order, so many at a time: however many there are, that many are in memory. Who has to know of all before the first
 * can be done goes through them more than once, and keeps no more of them than keys.
 */
export type Batches<Item> = AsyncIterable<readonly Item[]>;

/** What is read again for each time that somebody goes through it. */
export function repeatable<Item>(read: () => Batches<Item>): Batches<Item> {
  return { [Symbol.asyncIterator]: () => read()[Symbol.asyncIterator]() };
}

/** What is in memory already, as one batch. */
export function inOne<Item>(items: readonly Item[]): Batches<Item> {
  return repeatable(async function* () {
    yield items;
  });
}
