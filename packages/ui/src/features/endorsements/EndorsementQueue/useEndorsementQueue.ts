import { useRef, useState } from 'react';
import { failureOf } from '../../forms/failure.ts';
import { inGroups, nextAfter } from './queueOrder.ts';

/** Why an item could not be endorsed. It contains the title, because the item may have left the list. */
export interface EndorsementRefusal {
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

export interface EndorsementQueueOptions<Item> {
  /** The waiting items. An item may leave them while it is being endorsed. */
  items: readonly Item[];
  titleOf: (item: Item) => string;
  /** Returns the key of an item's group. */
  groupOf: (item: Item) => string;
  /** Shown if the failure has no message for users. */
  failedText: string;
  /** Endorses one item. If the promise rejects, the row shows why and can be endorsed again. */
  onEndorse: (id: string) => Promise<unknown>;
}

/** An item that is being endorsed, or was. It stays visible even if it has left `items`. */
interface Processed<Item> {
  readonly item: Item;
  readonly isEndorsed: boolean;
}

/**
 * State of an endorsement queue. The focus moves to the next item at once. A row keeps its place, first busy and then as a receipt, so that
 * nothing moves under the pointer; new items are added below.
 */
export function useEndorsementQueue<Item extends { readonly _id: string }>(options: EndorsementQueueOptions<Item>) {
  const { items, titleOf, groupOf, failedText, onEndorse } = options;
  const [order, setOrder] = useState<readonly string[]>([]);
  const [processed, setProcessed] = useState<ReadonlyMap<string, Processed<Item>>>(new Map());
  const [refusals, setRefusals] = useState<readonly EndorsementRefusal[]>([]);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const containerRef = useRef<HTMLDivElement>(null);

  const known = new Set(order);
  const added = items.filter(({ _id }) => !known.has(_id));
  const ids = [...order, ...inGroups(added, groupOf).map(({ _id }) => _id)];
  if (added.length > 0) setOrder(ids);
  const byId = new Map([...items, ...[...processed.values()].map(({ item }) => item)].map((item) => [item._id, item]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);

  const markProcessed = (item: Item, isEndorsed: boolean) => setProcessed((before) => new Map(before).set(item._id, { item, isEndorsed }));
  const release = ({ _id }: Item) => setProcessed((before) => new Map([...before].filter(([id]) => id !== _id)));
  const dismissRefusal = (id: string) => setRefusals((before) => before.filter((refusal) => refusal.id !== id));
  const send = async (item: Item) => {
    const id = item._id;
    dismissRefusal(id);
    markProcessed(item, false);
    try {
      await onEndorse(id);
      markProcessed(item, true);
    } catch (error) {
      const { message } = failureOf(error, failedText);
      setRefusals((before) => [...before, { id, title: titleOf(item), message }]);
      release(item);
    }
  };
  /** Sends one call for each item. */
  const endorse = (together: readonly Item[]) => {
    const last = together.at(-1)?._id ?? '';
    const next = nextAfter(shown, last, (item) => processed.has(item._id) || together.includes(item));
    ((next && buttons.current.get(next._id)) ?? containerRef.current)?.focus();
    for (const item of together) void send(item);
  };
  const buttonRef = (id: string) => (button: HTMLButtonElement | null) => {
    if (button) buttons.current.set(id, button);
    else buttons.current.delete(id);
  };
  return { shown, processed, refusals, containerRef, endorse, dismissRefusal, buttonRef };
}
