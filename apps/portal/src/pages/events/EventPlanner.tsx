import { useCreateEvent } from '@quad/api-client/hooks';
import type { EventFormOutput, EventFormState } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { EventForm } from '@quad/ui/features/events';
import { useCallback } from 'react';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import { announceSaved } from './eventSaved.ts';
import { useEventChoices } from './useEventChoices.ts';
import { useEventDraft } from './useEventDraft.ts';

export interface EventPlannerProps {
  /** The event was created. */
  onDone?: () => void;
}

/** The form for a new event. Load it lazily. */
export function EventPlanner({ onDone }: EventPlannerProps) {
  const { timeZone } = useInstitute();
  const create = useCreateEvent();
  const { draft, keepDraft } = useEventDraft('new');
  const keep = useCallback((form: EventFormState | undefined) => keepDraft(form && { form }), [keepDraft]);
  const save = async (event: EventFormOutput) => {
    await create(event);
    announceSaved(EVENT_TEXTS.created);
  };
  return <EventForm {...useEventChoices()} draft={draft?.form} timeZone={timeZone} onDraft={keep} onSubmit={save} onDone={onDone} />;
}
