import { ROOM_REQUEST_TEXTS } from '@quad/domain/messages';
import { useId } from 'react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { TimeInput } from '../../../primitives/TimeInput/TimeInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type RoomRequestFormOptions, useRoomRequestForm } from './useRoomRequestForm.ts';

export type RoomRequestDialogProps = RoomRequestFormOptions;

/** Asks for a room for an event. It is open as long as it is rendered; load it lazily. */
export function RoomRequestDialog({ event, onSubmit, onClose }: RoomRequestDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const { register, errors, message, isSubmitting, submit } = useRoomRequestForm({ event, onSubmit, onClose });
  const footer = (
    <>
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" loading={isSubmitting} loadingText={t(ROOM_REQUEST_TEXTS.submitting)}>
        {t(ROOM_REQUEST_TEXTS.submit)}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(ROOM_REQUEST_TEXTS.requestTitle)}
      description={t('For {event}', { event: event.title })}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {message && <ErrorState message={message} />}
          <Field label={t('Room/Venue Name')} error={errors.room?.message} isRequired>
            <TextInput {...register('room')} placeholder={t(ROOM_REQUEST_TEXTS.roomPlaceholder)} autoComplete="off" />
          </Field>
          <Grid columns={{ phone: 1, tablet: 2 }}>
            <Field label={t('Date')} error={errors.date?.message} isRequired>
              <DateInput {...register('date')} />
            </Field>
            <Field label={t('Time')} error={errors.time?.message} isRequired>
              <TimeInput {...register('time')} />
            </Field>
          </Grid>
          <Field label={t('Purpose/Description')} error={errors.description?.message}>
            <Textarea {...register('description')} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
