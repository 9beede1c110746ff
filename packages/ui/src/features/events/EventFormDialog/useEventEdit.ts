import { type Event, type EventDraft, type EventFormOutput, type EventFormState, toEventForm } from '@quad/domain/events';
import { useCallback, useMemo, useState } from 'react';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { restart, useEventForm } from '../EventForm/useEventForm.ts';
import { differences } from './differences.ts';

export interface EventEditOptions {
  /** The current event, which may be updated while the form is open. */
  event: Event;
  /** A stored draft, and the version of the event that it is based on. */
  draft?: EventDraft;
  /** Called with the input whenever it changes, to be stored; with undefined when there is nothing to store. */
  onDraftChange?: (draft: EventDraft | undefined) => void;
  /**
   * Saves the event, based on the given version. If the promise resolves, the dialog asks to be closed; if it rejects, the dialog shows why
   * and keeps the input.
   */
  onSubmit: (edit: { eventId: string; version: string | undefined; input: EventFormOutput }) => Promise<unknown>;
  /** Called when the event is saved or the dialog is closed. Only Cancel also discards the draft. */
  onClose: () => void;
}

/** The form of an edited event, including conflicts with changes by others. */
export function useEventEdit({ event, draft, onDraftChange, onSubmit, onClose }: EventEditOptions) {
  const { timeZone } = useLocaleSettings();
  const [version, setVersion] = useState(draft ? draft.version : event.updated_at);
  const [initial, setInitial] = useState(() => toEventForm(event, timeZone));
  const saveDraft = useCallback((form: EventFormState | undefined) => onDraftChange?.(form && { form, version }), [onDraftChange, version]);
  const { form, startOver, ...rest } = useEventForm({
    initial,
    draft: draft?.form,
    onDraftChange: saveDraft,
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
