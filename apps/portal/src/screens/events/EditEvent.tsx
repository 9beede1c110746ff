import { useUpdateEvent } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { EventFormDialog, type EventFormDialogProps } from '@quad/ui/features/events';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useEventChoices } from './useEventChoices.ts';
import { useEventDraft } from './useEventDraft.ts';

export interface EditEventProps {
  event: Event;
  onClose: () => void;
}

/** 'Edit Event', a dialog over the page. */
export function EditEvent({ event, onClose }: EditEventProps) {
  const update = useUpdateEvent();
  const { draft, saveDraft } = useEventDraft(event._id);
  const save: EventFormDialogProps['onSubmit'] = async (edit) => {
    await update(edit);
    announceSaved(EVENT_TEXTS.updated);
  };
  return <EventFormDialog {...useEventChoices()} event={event} draft={draft} onDraftChange={saveDraft} onSubmit={save} onClose={onClose} />;
}
