import { keys } from '../keys.ts';
import type { Store } from '../store.ts';

interface Identified {
  readonly _id: string;
}

export interface OptimisticEndorsement<Answer> {
  readonly mutate: Store['mutate'];
  /** The pending list that the item is in. */
  readonly key: readonly string[];
  readonly id: string;
  /** Makes the call. */
  readonly send: () => Promise<Answer>;
}

function without<Item extends Identified>(list: readonly Item[], id: string): Item[] {
  return list.filter(({ _id }) => _id !== id);
}

/** Back to where it was, as far as the list is still that long; an item that is there again already stays as it is. */
function putBack<Item extends Identified>(list: readonly Item[], item: Item, place: number): Item[] {
  return list.some(({ _id }) => _id === item._id) ? [...list] : list.toSpliced(place, 0, item);
}

/**
 * Endorses one pending item: it leaves the cached list at once, and comes back to its place when the call fails. What is really
 * pending is asked for then, because somebody else may have been first.
 */
export async function endorseOptimistically<Answer>({ mutate, key, id, send }: OptimisticEndorsement<Answer>): Promise<Answer> {
  const change = (next: (list: Identified[]) => Identified[]) =>
    mutate<Identified[]>(key, (list) => list && next(list), { revalidate: false });
  let before: { item: Identified; place: number } | undefined;
  const takeOut = (list: Identified[]) => {
    const place = list.findIndex(({ _id }) => _id === id);
    const item = list[place];
    if (item) before = { item, place };
    return without(list, id);
  };
  await change(takeOut);
  try {
    const answer = await send();
    // Once more: a refresh during the call may have brought it back.
    await change((list) => without(list, id));
    void mutate(keys.dashboardStats);
    return answer;
  } catch (error) {
    await change((list) => (before ? putBack(list, before.item, before.place) : list));
    void mutate(key);
    throw error;
  }
}
