import { useCreateEvent } from '@quad/api-client/hooks';
import type { EventFormOutput, EventFormState } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { EventForm } from '@quad/ui/features/events';
import { useCallback } from 'react';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useEventChoices } from './useEventChoices.ts';
import { useEventDraft } from './useEventDraft.ts';

export interface CreateEventProps {
  /** The event was created. */
  onDone?: () => void;
}

/** The form for a new event. */
export function CreateEvent({ onDone }: CreateEventProps) {
  const create = useCreateEvent();
  const { draft, saveDraft } = useEventDraft('new');
  const keep = useCallback((form: EventFormState | undefined) => saveDraft(form && { form }), [saveDraft]);
  const save = async (event: EventFormOutput) => {
    await create(event);
    announceSaved(EVENT_TEXTS.created);
  };
  return <EventForm {...useEventChoices()} draft={draft?.form} onDraftChange={keep} onSubmit={save} onSuccess={onDone} />;
}
