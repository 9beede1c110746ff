import { useRef, useState } from 'react';
import { failureOf } from '../../failure.ts';
import { nextAfter, type PendingRemoval, withPendingRemovals } from './pendingRemoval.ts';

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
  /** Shown where the failure has no sentence of its own. */
  failedText: string;
  /** Endorses one. If the promise is rejected the card comes back and says why. */
  onEndorse: (pending: { id: string }) => Promise<unknown>;
}

/**
 * Endorsing one after another: the focus goes on at once, a card stays while it is being endorsed, and comes back with the reason
 * when it could not be.
 */
export function useEndorsing<Item extends { readonly _id: string }>({ items, titleOf, failedText, onEndorse }: EndorsingOptions<Item>) {
  const [pendingRemovals, setPendingRemovals] = useState<readonly PendingRemoval<Item>[]>([]);
  const [refusals, setRefusals] = useState<readonly EndorsementRefusal[]>([]);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const place = useRef<HTMLDivElement>(null);
  const shown = withPendingRemovals(items, pendingRemovals);
  const pendingRemovalIds = new Set(pendingRemovals.map(({ item }) => item._id));

  const forget = (id: string) => setRefusals((known) => known.filter((refusal) => refusal.id !== id));
  const goOnFrom = (id: string) => {
    const next = nextAfter(shown, id, pendingRemovalIds);
    const button = next && buttons.current.get(next._id);
    (button ?? place.current)?.focus();
  };
  const endorse = async (item: Item) => {
    const id = item._id;
    goOnFrom(id);
    forget(id);
    setPendingRemovals((known) => [...known, { item, place: shown.indexOf(item) }]);
    try {
      await onEndorse({ id });
    } catch (error) {
      const { message } = failureOf(error, failedText);
      setRefusals((known) => [...known, { id, title: titleOf(item), message }]);
    } finally {
      setPendingRemovals((known) => known.filter((each) => each.item._id !== id));
    }
  };
  const keepButton = (id: string) => (button: HTMLButtonElement | null) => {
    if (button) buttons.current.set(id, button);
    else buttons.current.delete(id);
  };
  return { shown, pendingRemovalIds, refusals, place, endorse, forget, keepButton };
}
