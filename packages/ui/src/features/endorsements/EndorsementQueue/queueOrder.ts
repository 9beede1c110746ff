interface Identified {
  readonly _id: string;
}

/** Sorts items by group, in the order of each group's first item. The order within a group is stable. */
export function inGroups<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
  return [...Map.groupBy(items, groupOf).values()].flat();
}

/** The items of the group that starts at this index; empty if the group started before. */
export function groupFrom<Item>(items: readonly Item[], start: number, groupOf: (item: Item) => string): readonly Item[] {
  const group = items.slice(start).map(groupOf);
  const [name] = group;
  const before = items[start - 1];
  if (name === undefined || (before && groupOf(before) === name)) return [];
  const end = group.findIndex((each) => each !== name);
  return items.slice(start, end < 0 ? undefined : start + end);
}

/** The item to focus after an endorsement: the next one that still waits, otherwise the last one before it. */
export function nextAfter<Item extends Identified>(
  shown: readonly Item[],
  id: string,
  isProcessed: (item: Item) => boolean,
): Item | undefined {
  const index = shown.findIndex(({ _id }) => _id === id);
  const waits = (item: Item) => item._id !== id && !isProcessed(item);
  return shown.slice(index + 1).find(waits) ?? shown.slice(0, Math.max(index, 0)).findLast(waits);
}
