import type { Event } from '@quad/domain/events';
import { MAX_TEXT_LENGTH } from '@quad/domain/fields';
import { REGISTRATION_TEXTS, RegistrationMailInput } from '@quad/domain/registrations';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface MailParticipantsDialogProps extends ClosableProps {
  /** The event. */
  event: Pick<Event, '_id' | 'title'>;
  /**
   * Sends the mail. The dialog is busy while the promise is pending; if it resolves, the dialog asks to be closed; if it rejects, the
   * dialog shows why and keeps the input.
   */
  onSend: (mail: RegistrationMailInput & { eventId: string }) => Promise<unknown>;
}

/** Writes a mail to everybody who is registered for an event. It is open while it is rendered; load it lazily. */
export function MailParticipantsDialog({ event, onSend, onClose }: MailParticipantsDialogProps) {
  const t = useTranslate();
  const { register, errors, ...form } = useDialogForm({
    schema: RegistrationMailInput,
    defaultValues: { subject: '', text: '', includes_waiting: false },
    fields: ['subject', 'text'],
    send: (input) => onSend({ ...input, eventId: event._id }),
    fallback: REGISTRATION_TEXTS.mailFailed,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Mail participants')}
      about={t('About {event}', { event: event.title })}
      verb={t('Send mail')}
      loadingText={t('Sending...')}
      onClose={onClose}
    >
      <Field label={t('Subject')} hint={t('The name of the event is added before it.')} error={errors.subject?.message} required>
        <TextInput {...register('subject')} autoComplete="off" />
      </Field>
      <Field label={t('Text')} error={errors.text?.message} required>
        <Textarea {...register('text')} rows={6} maxLength={MAX_TEXT_LENGTH} />
      </Field>
      <Checkbox {...register('includes_waiting')} label={t('Also to people on the waiting list')} />
    </FormDialog>
  );
}
