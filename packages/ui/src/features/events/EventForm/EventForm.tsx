import { BLANK_EVENT_FORM } from '@quad/domain/events';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormActions } from '../../../layout/FormActions/FormActions.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type EventFormChoices, EventFormFields } from './EventFormFields.tsx';
import { DraftNotice, EventFormFailure } from './EventFormNotices.tsx';
import { type EventFormOptions, useEventForm } from './useEventForm.ts';

export interface EventFormProps extends Omit<EventFormOptions, 'initial'>, EventFormChoices {
  /** Renders further fields below the schedule, given the first day of the event. */
  children?: (firstDay: string) => ReactNode;
  /** The label of the submit button. */
  submitText?: string;
  /** Called when the draft is discarded, to reset the further fields as well. */
  onDiscard?: () => void;
}

/**
 * Creates an event and resets the form afterwards, except for a preselected unit. Load it lazily. Use EventFormDialog instead for an
 * existing event.
 */
export function EventForm({ units, onSearchUsers, budgetHint, children, submitText, onDiscard, ...options }: EventFormProps) {
  const t = useTranslate();
  const ownUnit = units.length === 1 ? (units[0]?._id ?? '') : '';
  const initial = useMemo(() => ({ ...BLANK_EVENT_FORM, organizing_unit_id: ownUnit }), [ownUnit]);
  const { form, failure, startOver, isSubmitting, submit } = useEventForm({ ...options, initial });
  // The units load after the form.
  useEffect(() => {
    if (ownUnit && !form.getValues('organizing_unit_id')) form.setValue('organizing_unit_id', ownUnit);
  }, [form, ownUnit]);
  const [hasNotice, setNotice] = useState(options.draft !== undefined);
  const discard = () => {
    startOver();
    onDiscard?.();
    setNotice(false);
    form.setFocus('title');
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack width="form">
        {hasNotice && <DraftNotice onDiscard={discard} />}
        <EventFormFields form={form} {...{ units, onSearchUsers, budgetHint }}>
          {children}
        </EventFormFields>
        {failure && <EventFormFailure {...failure} />}
        <FormActions>
          <Button type="submit" variant="primary" loading={isSubmitting} loadingText={t('Creating...')}>
            {submitText ?? t('Create Event')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
