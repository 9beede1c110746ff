import { type EventDraft, parseEventDraft } from '@quad/domain/events';
import { useCallback, useState } from 'react';
import { useUser } from '../../app/useUser.ts';

/** Reads a draft from this tab; null if the browser blocks storage. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, draft: EventDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, the draft is lost on reload.
  }
}

/**
 * The signed-in person's unsent input about an event (its id, or 'new'). It survives a reload and the end of the session, but only in this
 * tab and only for this person.
 */
export function useEventDraft(subject: string) {
  const { _id } = useUser();
  const key = `quad.event-draft.${_id}.${subject}`;
  const [draft] = useState(() => parseEventDraft(read(key)));
  const saveDraft = useCallback((latest: EventDraft | undefined) => write(key, latest), [key]);
  return { draft, saveDraft };
}
