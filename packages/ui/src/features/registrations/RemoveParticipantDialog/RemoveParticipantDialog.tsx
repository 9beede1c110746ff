import type { Event } from '@quad/domain/events';
import { LONGEST_TEXT } from '@quad/domain/fields';
import { REGISTRATION_TEXTS, type RegistrationEntry, RemoveRegistrationInput } from '@quad/domain/registrations';
import { useId } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import { nameOf } from '../participant.ts';

export interface RemoveParticipantDialogProps {
  /** The event from whose list somebody is taken. */
  event: Pick<Event, '_id' | 'title'>;
  /** Who is taken off it. */
  entry: RegistrationEntry;
  /**
   * Takes them off the list. While the promise is open the dialog is busy; if it is fulfilled the dialog asks to be closed; if it is
   * rejected the dialog says why and keeps what was typed.
   */
  onRemove: (removed: RemoveRegistrationInput & { eventId: string; userId: string }) => Promise<unknown>;
  /** Called once it is done, and on closing: stop rendering the dialog. */
  onClose: () => void;
}

/** Takes a student off an event's list, with a reason that they are told. It is open as long as it is rendered; load it lazily. */
export function RemoveParticipantDialog({ event, entry, onRemove, onClose }: RemoveParticipantDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const { register, errors, error, loading, submit } = useDialogForm({
    schema: RemoveRegistrationInput,
    defaultValues: { reason: '' },
    fields: ['reason'],
    send: (input) => onRemove({ ...input, eventId: event._id, userId: entry._id }),
    fallback: REGISTRATION_TEXTS.removeFailed,
    onClose,
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('Keep on the list')}</Button>
      <Button type="submit" form={formId} variant="primary" tone="critical" loading={loading} loadingText={t('Removing...')}>
        {t('Remove')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Remove {name}?', { name: nameOf(entry) })}
      description={t('From {event}', { event: event.title })}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {error && <ErrorState description={error} />}
          <Text>
            {entry.state === 'registered'
              ? t('Their place goes to the first who waits. They can register again while registration is open.')
              : t('Those behind them move up. They can join the line again while registration is open.')}
          </Text>
          <Field label={t('Reason')} hint={t('The student is told it by mail.')} error={errors.reason?.message} required>
            <Textarea {...register('reason')} maxLength={LONGEST_TEXT} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
