import { BLANK_EVENT_FORM } from '@quad/domain/events';
import { useState } from 'react';
import { FormActions } from '../../../layout/FormActions/FormActions.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type EventFormChoices, EventFormFields } from './EventFormFields.tsx';
import { DraftNotice, EventFormFailure } from './EventFormNotices.tsx';
import { type EventFormOptions, useEventForm } from './useEventForm.ts';

export interface EventFormProps extends Omit<EventFormOptions, 'initial'>, EventFormChoices {}

/** Plans an event; blank again once it was created. Load it lazily. Use EventFormDialog instead for an event that there is. */
export function EventForm({ units, onSearchUsers, ...options }: EventFormProps) {
  const t = useTranslate();
  const { form, failure, startOver, isSubmitting, submit } = useEventForm({ ...options, initial: BLANK_EVENT_FORM });
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
        <EventFormFields form={form} units={units} onSearchUsers={onSearchUsers} />
        {failure && <EventFormFailure {...failure} />}
        <FormActions>
          <Button type="submit" variant="primary" loading={isSubmitting} loadingText={t('Creating...')}>
            {t('Create Event')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
