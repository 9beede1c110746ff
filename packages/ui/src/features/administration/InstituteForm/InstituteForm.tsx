import { InstituteInput, type InstituteSettings } from '@quad/domain/administration';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useDialogForm } from '../../useDialogForm.ts';

export interface InstituteFormProps {
  /** What is said of the institute until now. */
  settings: InstituteSettings;
  /** Says something else. While a promise is open the form is busy; if it is rejected the form says why and keeps what was typed. */
  onSave: (settings: InstituteInput) => Promise<unknown>;
}

/** What an institute says of itself: name, domain, title, time zone, and how long things take. */
export function InstituteForm({ settings, onSave }: InstituteFormProps) {
  const t = useTranslate();
  const { register, errors, message, isSubmitting, submit } = useDialogForm({
    schema: InstituteInput,
    defaultValues: settings,
    fields: ['name', 'domain', 'portal_title', 'time_zone', 'room_slot_minutes', 'feedback_promise_days'],
    send: onSave,
    fallback: 'Failed to save what is said of the institute.',
    onClose: () => undefined,
  });
  return (
    <form aria-label={t('The institute')} noValidate onSubmit={submit}>
      <Stack>
        {message && <ErrorState message={message} />}
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Field label={t('Name of the institute')} error={errors.name?.message} isRequired>
            <TextInput {...register('name')} autoComplete="off" />
          </Field>
          <Field label={t('Title of the portal')} error={errors.portal_title?.message} isRequired>
            <TextInput {...register('portal_title')} autoComplete="off" />
          </Field>
          <Field
            label={t('Mail domain')}
            hint={t('Only addresses of this domain can register. Whoever has an account keeps it.')}
            error={errors.domain?.message}
            isRequired
          >
            <TextInput {...register('domain')} autoComplete="off" />
          </Field>
          <Field
            label={t('Time zone')}
            hint={t('Every date is a date in this zone, such as Asia/Kolkata.')}
            error={errors.time_zone?.message}
            isRequired
          >
            <TextInput {...register('time_zone')} autoComplete="off" />
          </Field>
          <Field
            label={t('Length of a room booking')}
            hint={t('In minutes, where nothing else tells it.')}
            error={errors.room_slot_minutes?.message}
          >
            <NumberInput {...register('room_slot_minutes')} min={15} step={1} />
          </Field>
          <Field
            label={t('Feedback is answered within')}
            hint={t('In days; then whoever answers for it is reminded.')}
            error={errors.feedback_promise_days?.message}
          >
            <NumberInput {...register('feedback_promise_days')} min={1} step={1} />
          </Field>
        </Grid>
        <Inline justify="end">
          <Button type="submit" variant="primary" loading={isSubmitting} loadingText={t('Saving...')}>
            {t('Save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
