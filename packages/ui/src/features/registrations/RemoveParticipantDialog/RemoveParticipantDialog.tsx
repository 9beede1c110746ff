import type { Event } from '@quad/domain/events';
import { MAX_TEXT_LENGTH } from '@quad/domain/fields';
import { REGISTRATION_TEXTS, type RegistrationEntry, RemoveRegistrationInput } from '@quad/domain/registrations';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import { nameOf } from '../participant.ts';

export interface RemoveParticipantDialogProps extends ClosableProps {
  /** The event. */
  event: Pick<Event, '_id' | 'title'>;
  /** The registration to remove. */
  entry: RegistrationEntry;
  /**
   * Removes the registration. The dialog is busy while the promise is pending; if it resolves, the dialog asks to be closed; if it rejects,
   * the dialog shows why and keeps the input.
   */
  onRemove: (removed: RemoveRegistrationInput & { eventId: string; userId: string }) => Promise<unknown>;
}

/** Removes a student from an event, with a reason that the student is told. It is open while it is rendered; load it lazily. */
export function RemoveParticipantDialog({ event, entry, onRemove, onClose }: RemoveParticipantDialogProps) {
  const t = useTranslate();
  const { register, errors, ...form } = useDialogForm({
    schema: RemoveRegistrationInput,
    defaultValues: { reason: '' },
    fields: ['reason'],
    send: (input) => onRemove({ ...input, eventId: event._id, userId: entry._id }),
    fallback: REGISTRATION_TEXTS.removeFailed,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Remove {name}?', { name: nameOf(entry) })}
      about={t('From {event}', { event: event.title })}
      verb={t('Remove')}
      loadingText={t('Removing...')}
      tone="critical"
      leave={t('Keep on the list')}
      onClose={onClose}
    >
      <Text>
        {entry.state === 'registered'
          ? t('Their place goes to the next person on the waiting list. They can register again while registration is open.')
          : t('People behind them move up. They can join the waiting list again while registration is open.')}
      </Text>
      <Field label={t('Reason')} hint={t('The student is notified by mail.')} error={errors.reason?.message} required>
        <Textarea {...register('reason')} maxLength={MAX_TEXT_LENGTH} />
      </Field>
    </FormDialog>
  );
}
