import { type Event, type EventDraft, type EventFormOutput, type EventFormState, toEventForm } from '@quad/domain/events';
import { useCallback, useMemo, useState } from 'react';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { restart, useEventForm } from '../EventForm/useEventForm.ts';
import { differences } from './differences.ts';

export interface EventEditOptions {
  /** The event as it is now; it may become newer while the form is open. */
  event: Event;
  /** What was typed earlier and not saved, and the version of the event that it was made from. */
  draft?: EventDraft;
  /** Called with everything that is typed, so that it can be stored; with undefined when there is nothing to store. */
  onDraftChange?: (draft: EventDraft | undefined) => void;
  /**
   * Saves the event, made from the given version of it. If the promise is fulfilled the dialog asks to be closed; if it is
   * rejected the dialog says why and keeps what was typed.
   */
  onSubmit: (edit: { eventId: string; version: string | undefined; input: EventFormOutput }) => Promise<unknown>;
  /** Called once it is saved, and on closing. Only Cancel also forgets what was typed. */
  onClose: () => void;
}

/** Editing an event: the form, and what becomes of it when somebody else changes the event meanwhile. */
export function useEventEdit({ event, draft, onDraftChange, onSubmit, onClose }: EventEditOptions) {
  const { timeZone } = useLocaleSettings();
  const [version, setVersion] = useState(draft ? draft.version : event.updated_at);
  const [initial, setInitial] = useState(() => toEventForm(event, timeZone));
  const keep = useCallback((form: EventFormState | undefined) => onDraftChange?.(form && { form, version }), [onDraftChange, version]);
  const { form, startOver, ...rest } = useEventForm({
    initial,
    draft: draft?.form,
    onDraftChange: keep,
    onSubmit: (input) => onSubmit({ eventId: event._id, version, input }),
    onSuccess: onClose,
  });
  const latest = useMemo(() => toEventForm(event, timeZone), [event, timeZone]);
  const isStale = version !== event.updated_at && !rest.isSubmitting;

  const takeTheirs = () => {
    setVersion(event.updated_at);
    setInitial(latest);
    restart(form, latest);
    rest.clearFailure();
    onDraftChange?.(undefined);
  };
  const keepMine = () => {
    setVersion(event.updated_at);
    rest.clearFailure();
    onDraftChange?.({ form: form.getValues(), version: event.updated_at });
  };
  const cancel = () => {
    startOver();
    onClose();
  };
  const conflict = isStale ? { fields: differences(form.getValues(), latest), onTakeTheirs: takeTheirs, onKeepMine: keepMine } : undefined;
  return { ...rest, form, takeTheirs, cancel, conflict };
}
