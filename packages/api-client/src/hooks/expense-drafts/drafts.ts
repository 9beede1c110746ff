import type { ExpenseDraft } from '@quad/domain/expense-claims';
import { createStore, del, delMany, get, set, values } from 'idb-keyval';
import { useCallback, useEffect, useState } from 'react';

/** A claim stored on this device until it is sent. */
export interface StoredDraft extends ExpenseDraft<File> {
  /** Id of its author. Only the same person sees and sends it. */
  readonly by: string;
  readonly at: string;
  /** Whether its author submitted it without getting a response: it is sent again once the device is online. */
  readonly isSubmitted: boolean;
}

const drafts = createStore('quad-expense-drafts', 'drafts');

/** Returns the fallback if storage fails: in a private window, or on a full disk. */
function orElse<T>(read: Promise<T>, fallback: T): Promise<T> {
  return read.catch(() => fallback);
}

/** Stores a draft; resolves to false if storage fails. */
export function storeDraft(draft: StoredDraft): Promise<boolean> {
  return orElse(
    set(draft.key, draft, drafts).then(() => true),
    false,
  );
}

export function deleteDraft(key: string): Promise<void> {
  return orElse(del(key, drafts), undefined);
}

/** Returns a person's draft by its key. */
export async function readDraft(by: string, key: string): Promise<StoredDraft | undefined> {
  const found = await orElse(get<StoredDraft>(key, drafts), undefined);
  return found?.by === by ? found : undefined;
}

/** Returns the drafts of a person, newest first. */
export async function readDrafts(by: string): Promise<StoredDraft[]> {
  const all = await orElse(values<StoredDraft>(drafts), []);
  return all.filter((draft) => draft.by === by).sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** Deletes the drafts of a person with their receipts, when they sign out. */
export async function deleteDrafts(by: string): Promise<void> {
  const own = await readDrafts(by);
  await orElse(
    delMany(
      own.map(({ key }) => key),
      drafts,
    ),
    undefined,
  );
}

/** The drafts of a person on this device, with a function that reads them again. */
export function useExpenseDrafts(by: string): { readonly drafts: readonly StoredDraft[]; readonly reload: () => void } {
  const [found, setFound] = useState<readonly StoredDraft[]>([]);
  const reload = useCallback(() => void readDrafts(by).then(setFound), [by]);
  useEffect(reload, [reload]);
  return { drafts: found, reload };
}
