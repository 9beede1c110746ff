interface Identified {
  readonly _id: string;
}

/** What belongs together stands together, the group first that came first; within a group the order stays. */
export function inGroups<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
  return [...Map.groupBy(items, groupOf).values()].flat();
}

/** The items of one group that stand together from a place on; none where the group began before. */
export function groupFrom<Item>(items: readonly Item[], place: number, groupOf: (item: Item) => string): readonly Item[] {
  const group = items.slice(place).map(groupOf);
  const [name] = group;
  const before = items[place - 1];
  if (name === undefined || (before && groupOf(before) === name)) return [];
  const end = group.findIndex((each) => each !== name);
  return items.slice(place, end < 0 ? undefined : place + end);
}

/** The item to go on with after one was endorsed: the next that still waits, else the one before. */
export function nextAfter<Item extends Identified>(shown: readonly Item[], id: string, isHeld: (item: Item) => boolean): Item | undefined {
  const place = shown.findIndex(({ _id }) => _id === id);
  const waits = (item: Item) => item._id !== id && !isHeld(item);
  return shown.slice(place + 1).find(waits) ?? shown.slice(0, Math.max(place, 0)).findLast(waits);
}
