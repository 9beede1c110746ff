import { useRef, useState } from 'react';
import { failureOf } from '../../forms/failure.ts';
import { inGroups, nextAfter } from './queueOrder.ts';

/** Why an item could not be endorsed; it may have left the list meanwhile, so it is named. */
export interface EndorsementRefusal {
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

export interface EndorsingOptions<Item> {
  /** What waits; an item may leave it as soon as it is being endorsed. */
  items: readonly Item[];
  titleOf: (item: Item) => string;
  /** What stands together. */
  groupOf: (item: Item) => string;
  /** Shown where the failure has no sentence of its own. */
  failedText: string;
  /** Endorses one. If the promise is rejected the row can be endorsed again and says why. */
  onEndorse: (id: string) => Promise<unknown>;
}

/** What left the list here: it is being endorsed, or is. */
interface Held<Item> {
  readonly item: Item;
  readonly isEndorsed: boolean;
}

/**
 * Endorsing one after another: the focus goes on at once, and a row keeps its place, first busy and then as a receipt, so that no other moves
 * under the pointer. What comes later stands below what is there.
 */
export function useEndorsing<Item extends { readonly _id: string }>(options: EndorsingOptions<Item>) {
  const { items, titleOf, groupOf, failedText, onEndorse } = options;
  const [order, setOrder] = useState<readonly string[]>([]);
  const [held, setHeld] = useState<ReadonlyMap<string, Held<Item>>>(new Map());
  const [refusals, setRefusals] = useState<readonly EndorsementRefusal[]>([]);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const place = useRef<HTMLDivElement>(null);

  const known = new Set(order);
  const later = items.filter(({ _id }) => !known.has(_id));
  const ids = [...order, ...inGroups(later, groupOf).map(({ _id }) => _id)];
  if (later.length > 0) setOrder(ids);
  const byId = new Map([...items, ...[...held.values()].map(({ item }) => item)].map((item) => [item._id, item]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);

  const hold = (item: Item, isEndorsed: boolean) => setHeld((before) => new Map(before).set(item._id, { item, isEndorsed }));
  const release = ({ _id }: Item) => setHeld((before) => new Map([...before].filter(([id]) => id !== _id)));
  const forget = (id: string) => setRefusals((before) => before.filter((refusal) => refusal.id !== id));
  const send = async (item: Item) => {
    const id = item._id;
    forget(id);
    hold(item, false);
    try {
      await onEndorse(id);
      hold(item, true);
    } catch (error) {
      const { message } = failureOf(error, failedText);
      setRefusals((before) => [...before, { id, title: titleOf(item), message }]);
      release(item);
    }
  };
  /** Each by itself, as its own button does it. */
  const endorse = (together: readonly Item[]) => {
    const last = together.at(-1)?._id ?? '';
    const next = nextAfter(shown, last, (item) => held.has(item._id) || together.includes(item));
    ((next && buttons.current.get(next._id)) ?? place.current)?.focus();
    for (const item of together) void send(item);
  };
  const keepButton = (id: string) => (button: HTMLButtonElement | null) => {
    if (button) buttons.current.set(id, button);
    else buttons.current.delete(id);
  };
  return { shown, held, refusals, place, endorse, forget, keepButton };
}
