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
  /** The initial values: BLANK_EVENT_FORM, or those of the edited event. */
  initial: EventFormState;
  /** A stored draft. */
  draft?: EventFormState;
  /** Called with the input whenever it changes, to be stored; with undefined when the form equals its initial values. */
  onDraftChange?: (draft: EventFormState | undefined) => void;
  /**
   * Sends the event. The form is busy while the promise is pending; if it rejects, the form shows why and keeps the input. If it resolves
   * to `false`, nothing was sent and the form stays unchanged.
   */
  onSubmit: (event: EventFormOutput) => Promise<unknown>;
  /** Called when the event is saved and the form is reset. */
  onSuccess?: () => void;
}

function isSame(one: EventFormState, other: EventFormState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The event form, validated by the domain's schema, then by the server. */
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

/** Replaces the values without remounting the inputs, so that one of them can be focused at once. */
export function restart({ reset }: EventFormApi, values: EventFormState): void {
  reset(values, { keepFieldsRef: true });
}

/** Shows the server's messages beside their fields and focuses the first. */
function showFieldErrors({ setError }: EventFormApi, { fieldErrors = {} }: Failure): void {
  const messages = new Map(Object.entries(fieldErrors).map(([path, message]) => [eventFormPath(path), message]));
  const fields = Object.keys(EVENT_FORM_LABELS) as EventFormField[];
  const wrong: FieldPath<EventFormState>[] = fields.filter((field) => messages.has(field));
  for (const [index, field] of wrong.entries()) {
    setError(field, { type: 'server', message: messages.get(field) }, { shouldFocus: index === 0 });
  }
}
