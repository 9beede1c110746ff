interface Identified {
  readonly _id: string;
}

/** An item that was endorsed a moment ago, and the place that it had in the list. */
export interface PendingRemoval<Item> {
  readonly item: Item;
  readonly place: number;
}

/** The list with what is just pendingRemovals it, each where it was: so that a card says that it is being endorsed, and does not jump. */
export function withPendingRemovals<Item extends Identified>(
  items: readonly Item[],
  pendingRemovals: readonly PendingRemoval<Item>[],
): Item[] {
  const rest = items.filter(({ _id }) => !pendingRemovals.some(({ item }) => item._id === _id));
  return pendingRemovals
    .toSorted((one, other) => one.place - other.place)
    .reduce<Item[]>((list, { item, place }) => list.toSpliced(place, 0, item), rest);
}

/** The item to go on with after one was endorsed: the next that is not pendingRemovals, else the one before. */
export function nextAfter<Item extends Identified>(
  shown: readonly Item[],
  id: string,
  pendingRemovalIds: ReadonlySet<string>,
): Item | undefined {
  const place = shown.findIndex(({ _id }) => _id === id);
  const stays = ({ _id }: Item) => _id !== id && !pendingRemovalIds.has(_id);
  return shown.slice(place + 1).find(stays) ?? shown.slice(0, Math.max(place, 0)).findLast(stays);
}
