import { useCreateEvent } from '@quad/api-client/hooks';
import type { EventFormOutput, EventFormState } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { Spinner } from '@quad/ui';
import { lazy, Suspense, useCallback } from 'react';
import { announceSaved } from '../../app/shellToasts.ts';
import { useEventChoices } from './useEventChoices.ts';
import { useEventDraft } from './useEventDraft.ts';

const EventForm = lazy(async () => ({ default: (await import('@quad/ui/features/events')).EventForm }));

export interface EventPlannerProps {
  /** The event was created. */
  onDone?: () => void;
}

/** The form for a new event, loaded when it is to be shown. */
export function EventPlanner({ onDone }: EventPlannerProps) {
  const create = useCreateEvent();
  const { draft, keepDraft } = useEventDraft('new');
  const keep = useCallback((form: EventFormState | undefined) => keepDraft(form && { form }), [keepDraft]);
  const save = async (event: EventFormOutput) => {
    await create(event);
    announceSaved(EVENT_TEXTS.created);
  };
  const choices = useEventChoices();
  return (
    <Suspense fallback={<Spinner label={EVENT_TEXTS.loading} />}>
      <EventForm {...choices} draft={draft?.form} onDraft={keep} onSubmit={save} onDone={onDone} />
    </Suspense>
  );
}
