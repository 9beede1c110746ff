import type { UserChoice } from '@quad/domain/accounts';
import type { Event } from '@quad/domain/events';
import { AddRegistrationInput, REGISTRATION_TEXTS } from '@quad/domain/registrations';
import { Controller } from 'react-hook-form';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface AddParticipantDialogProps extends ClosableProps {
  /** The event. */
  event: Pick<Event, '_id' | 'title'>;
  /** Searches students by name or address. */
  onSearchStudents: (typed: string, signal: AbortSignal) => Promise<readonly UserChoice[]>;
  /**
   * Adds the student. The dialog is busy while the promise is pending; if it resolves, the dialog asks to be closed; if it rejects, the
   * dialog shows why.
   */
  onAdd: (added: AddRegistrationInput & { eventId: string }) => Promise<unknown>;
}

/** Adds a student to an event manually, also outside of the registration period. It is open while it is rendered; load it lazily. */
export function AddParticipantDialog({ event, onSearchStudents, onAdd, onClose }: AddParticipantDialogProps) {
  const t = useTranslate();
  const { control, errors, ...form } = useDialogForm({
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
  return (
    <FormDialog
      {...form}
      title={t('Add a student')}
      about={t('To {event}', { event: event.title })}
      verb={t('Add student')}
      loadingText={t('Adding...')}
      onClose={onClose}
    >
      <Field
        label={t('Student')}
        hint={t('They are notified by mail that they have a place. If every place is taken, they join the waiting list.')}
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
    </FormDialog>
  );
}
