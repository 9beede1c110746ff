import { useUpdateEvent } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import type { EventFormDialogProps } from '@quad/ui/features/events';
import { lazy } from 'react';
import { announceSaved } from '../../app/shellToasts.ts';
import { useEventChoices } from './useEventChoices.ts';
import { useEventDraft } from './useEventDraft.ts';

const EventFormDialog = lazy(async () => ({ default: (await import('@quad/ui/features/events')).EventFormDialog }));

export interface EventEditorProps {
  event: Event;
  onClose: () => void;
}

/** 'Edit Event' over the page. */
export function EventEditor({ event, onClose }: EventEditorProps) {
  const update = useUpdateEvent();
  const { draft, keepDraft } = useEventDraft(event._id);
  const save: EventFormDialogProps['onSubmit'] = async (edit) => {
    await update(edit);
    announceSaved(EVENT_TEXTS.updated);
  };
  return <EventFormDialog {...useEventChoices()} event={event} draft={draft} onDraft={keepDraft} onSubmit={save} onClose={onClose} />;
}
