import type { Read } from '@quad/api-client/hooks';
import type { PendingList } from '@quad/ui/features/endorsements';

/** What was read, as the panel takes it: its own text stands where the server gave none. */
export function pendingList<Item>({ data, error, retry }: Read<Item[]>, onEndorse: PendingList<Item>['onEndorse']): PendingList<Item> {
  const failure = error && { message: error.isServerText ? error.message : undefined };
  return { items: data, onRetry: retry, onEndorse, ...(failure ? { error: failure } : {}) };
}
