import { type EventDraft, parseEventDraft } from '@quad/domain/events';
import { useCallback, useState } from 'react';
import { useUser } from '../../app/useUser.ts';

/** What this tab keeps; nothing where the browser lets nobody keep anything. */
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
    // A draft that cannot be kept is lost on reload, and nothing else.
  }
}

/**
 * What the signed-in person typed about an event (its id, or 'new') and did not send. It survives a reload and the end of the
 * session, in this tab alone: the next person at the machine does not find it.
 */
export function useEventDraft(subject: string) {
  const { _id } = useUser();
  const key = `quad.event-draft.${_id}.${subject}`;
  const [draft] = useState(() => parseEventDraft(read(key)));
  const saveDraft = useCallback((latest: EventDraft | undefined) => write(key, latest), [key]);
  return { draft, saveDraft };
}
