import type { UserChoice } from '@quad/domain/accounts';
import type { Event } from '@quad/domain/events';
import { AddRegistrationInput, REGISTRATION_TEXTS } from '@quad/domain/registrations';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface AddParticipantDialogProps {
  /** The event. */
  event: Pick<Event, '_id' | 'title'>;
  /** Searches students by name or address. */
  onSearchStudents: (typed: string, signal: AbortSignal) => Promise<readonly UserChoice[]>;
  /**
   * Adds the student. The dialog is busy while the promise is pending; if it resolves, the dialog asks to be closed; if it rejects, the
   * dialog shows why.
   */
  onAdd: (added: AddRegistrationInput & { eventId: string }) => Promise<unknown>;
  /** Called when the dialog is done or cancelled: stop rendering it. */
  onClose: () => void;
}

/** Adds a student to an event manually, also outside of the registration period. It is open while it is rendered; load it lazily. */
export function AddParticipantDialog({ event, onSearchStudents, onAdd, onClose }: AddParticipantDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const { control, errors, error, loading, submit } = useDialogForm({
    schema: AddRegistrationInput,
    defaultValues: { user_id: '' },
    fields: ['user_id'],
    send: (input) => onAdd({ ...input, eventId: event._id }),
    fallback: REGISTRATION_TEXTS.addFailed,
    onClose,
  });
  const search: OptionSearch = async (typed, signal) =>
    (await onSearchStudents(typed, signal)).map(({ _id, username, personal_info }) => ({
      value: _id,
      label: personal_info.name,
      detail: username,
    }));
  const footer = (
    <>
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" loading={loading} loadingText={t('Adding...')}>
        {t('Add student')}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('Add a student')} description={t('To {event}', { event: event.title })} footer={footer}>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {error && <ErrorState description={error} />}
          <Field
            label={t('Student')}
            hint={t('They are told by mail that they have a place. Where every place is taken, they wait in line.')}
            error={errors.user_id?.message}
            required
          >
            <Controller
              control={control}
              name="user_id"
              render={({ field: { onChange, ...field } }) => (
                <Combobox {...field} onValueChange={onChange} onSearch={search} placeholder={t('Search by name or email')} />
              )}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
