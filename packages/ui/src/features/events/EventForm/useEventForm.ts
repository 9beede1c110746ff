import {
  EVENT_FORM_LABELS,
  type EventFormField,
  type EventFormOutput,
  type EventFormState,
  eventForm,
  eventFormPath,
} from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { useEffect, useMemo, useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type Failure, failureOf } from '../../forms/failure.ts';
import { useSchemaResolver } from '../../forms/formErrors.ts';

export type EventFormApi = UseFormReturn<EventFormState, unknown, EventFormOutput>;

export interface EventFormOptions {
  /** What the form holds when nothing was typed yet: BLANK_EVENT_FORM, or the event that is edited. */
  initial: EventFormState;
  /** What was typed earlier and not sent. */
  draft?: EventFormState;
  /** Told of everything that is typed, so that it can be kept; of nothing when the form is as it was at the start. */
  onDraftChange?: (draft: EventFormState | undefined) => void;
  /**
   * Sends the event. While the promise is open the form is busy; if it is rejected the form says why and keeps what was
   * typed. If it comes to `false` nothing was sent yet, and the form stays as it is.
   */
  onSubmit: (event: EventFormOutput) => Promise<unknown>;
  /** The event was saved, and the form is as it was at the start. */
  onSuccess?: () => void;
}

function isSame(one: EventFormState, other: EventFormState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The form behind an event: checked by the domain's schema, then by whoever saves it. */
export function useEventForm({ initial, draft, onDraftChange, onSubmit, onSuccess }: EventFormOptions) {
  const { timeZone } = useLocaleSettings();
  const resolver = useSchemaResolver(useMemo(() => eventForm(timeZone, initial), [timeZone, initial]));
  const form: EventFormApi = useForm<EventFormState, unknown, EventFormOutput>({ resolver, defaultValues: draft ?? initial });
  const [failure, setFailure] = useState<Failure>();
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onDraftChange?.(isSame(values, initial) ? undefined : values),
      }),
    [subscribe, initial, onDraftChange],
  );

  const send = async (event: EventFormOutput) => {
    setFailure(undefined);
    try {
      if ((await onSubmit(event)) === false) return;
    } catch (error) {
      const refused = failureOf(error, EVENT_TEXTS.submitFailed);
      setFailure(refused);
      showFieldErrors(form, refused);
      return;
    }
    startOver();
    onSuccess?.();
  };
  const startOver = () => {
    restart(form, initial);
    setFailure(undefined);
    onDraftChange?.(undefined);
  };
  const clearFailure = () => setFailure(undefined);
  return { form, failure, clearFailure, startOver, isSubmitting: form.formState.isSubmitting, submit: form.handleSubmit(send) };
}

/** Puts other values into the form; its inputs stay the same ones, so that one of them can have the focus at once. */
export function restart({ reset }: EventFormApi, values: EventFormState): void {
  reset(values, { keepFieldsRef: true });
}

/** Says beside each field what the server said of it; the first of them gets the focus. */
function showFieldErrors({ setError }: EventFormApi, { fieldErrors = {} }: Failure): void {
  const messages = new Map(Object.entries(fieldErrors).map(([path, message]) => [eventFormPath(path), message]));
  const fields = Object.keys(EVENT_FORM_LABELS) as EventFormField[];
  const wrong: FieldPath<EventFormState>[] = fields.filter((field) => messages.has(field));
  for (const [index, field] of wrong.entries()) {
    setError(field, { type: 'server', message: messages.get(field) }, { shouldFocus: index === 0 });
  }
}
