import { BLANK_EVENT_FORM, type EventDraft, parseEventDraft } from '@quad/domain/events';
import { useCallback, useRef, useState } from 'react';
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

/** The draft of a new event: its form and how it repeats, stored together. */
export function useNewEventDraft() {
  const { draft, saveDraft } = useEventDraft('new');
  const latest = useRef<Partial<EventDraft>>(draft ?? {});
  const keep = useCallback(
    (changes: Partial<EventDraft>) => {
      latest.current = { ...latest.current, ...changes };
      const { form, repeats } = latest.current;
      saveDraft(form || repeats ? { form: form ?? BLANK_EVENT_FORM, repeats } : undefined);
    },
    [saveDraft],
  );
  return { draft, keep };
}
