import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { EndorsementQueue, type EndorsementQueueProps } from '../EndorsementQueue/EndorsementQueue.tsx';
import { EndorsementQueueLoading } from '../EndorsementQueue/EndorsementQueueLoading.tsx';

/** A list of what waits, as far as it is known, and how to endorse one of it. */
export interface PendingList<Item> {
  /** Undefined while it is on its way, or where it did not come. */
  items: readonly Item[] | undefined;
  /** The server's sentence or none, where the list did not come. */
  error?: { message: string | undefined };
  onRetry: () => void;
  onEndorse: EndorsementQueueProps<Item>['onEndorse'];
}

export interface ShownQueueProps<Item> extends PendingList<Item>, Omit<EndorsementQueueProps<Item>, 'items' | 'onEndorse'> {
  /** Shown where the list did not come and the server does not say why. */
  loadFailedText: string;
}

/** A queue in every state: on its way, not come, empty, or to be worked through. */
export function ShownQueue<Item extends { readonly _id: string }>({
  items,
  error,
  onRetry,
  loadFailedText,
  ...queue
}: ShownQueueProps<Item>) {
  if (items) return <EndorsementQueue {...queue} items={items} />;
  return error ? <ErrorState message={error.message ?? loadFailedText} onRetry={onRetry} /> : <EndorsementQueueLoading />;
}
