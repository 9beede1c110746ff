interface Identified {
  readonly _id: string;
}

/** An item that was endorsed a moment ago, and the place that it had in the list. */
export interface Leaving<Item> {
  readonly item: Item;
  readonly place: number;
}

/** The list with what is just leaving it, each where it was: so that a card says that it is being endorsed, and does not jump. */
export function withLeaving<Item extends Identified>(items: readonly Item[], leaving: readonly Leaving<Item>[]): Item[] {
  const rest = items.filter(({ _id }) => !leaving.some(({ item }) => item._id === _id));
  return leaving
    .toSorted((one, other) => one.place - other.place)
    .reduce<Item[]>((list, { item, place }) => list.toSpliced(place, 0, item), rest);
}

/** The item to go on with after one was endorsed: the next that is not leaving, else the one before. */
export function nextAfter<Item extends Identified>(shown: readonly Item[], id: string, leavingIds: ReadonlySet<string>): Item | undefined {
  const place = shown.findIndex(({ _id }) => _id === id);
  const stays = ({ _id }: Item) => _id !== id && !leavingIds.has(_id);
  return shown.slice(place + 1).find(stays) ?? shown.slice(0, Math.max(place, 0)).findLast(stays);
}
