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
  /** What else there is to say of when it is, by the day on which it begins: under its schedule. */
  children?: (firstDay: string) => ReactNode;
  /** On the button that sends the form. */
  submitText?: string;
}

/** Plans an event; blank again once it was created, except for the unit of whoever has one alone. Load it lazily. Use EventFormDialog instead for an event that there is. */
export function EventForm({ units, onSearchUsers, budgetHint, children, submitText, ...options }: EventFormProps) {
  const t = useTranslate();
  const ownUnit = units.length === 1 ? (units[0]?._id ?? '') : '';
  const initial = useMemo(() => ({ ...BLANK_EVENT_FORM, organizing_unit_id: ownUnit }), [ownUnit]);
  const { form, failure, startOver, isSubmitting, submit } = useEventForm({ ...options, initial });
  // Units come after the form.
  useEffect(() => {
    if (ownUnit && !form.getValues('organizing_unit_id')) form.setValue('organizing_unit_id', ownUnit);
  }, [form, ownUnit]);
  const [hasNotice, setNotice] = useState(options.draft !== undefined);
  const discard = () => {
    startOver();
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
