import { type AdminBooking, CancellationInput } from '@quad/domain/administration';
import { formatDateTime } from '@quad/domain/time';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface CancelBookingDialogProps extends ClosableProps {
  /** The booking to cancel. */
  booking: AdminBooking;
  /** Cancels the booking. The dialog is busy while the promise is pending; if it rejects, the dialog shows why and keeps the input. */
  onCancel: (cancelled: CancellationInput & { requestId: string }) => Promise<unknown>;
}

/** Asks for the reason of a cancellation, which the owner of the booking is told. It is open while it is rendered; load it lazily. */
export function CancelBookingDialog({ booking, onCancel, onClose }: CancelBookingDialogProps) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { room, event, starts_at, booked_by } = booking;
  const { register, errors, ...form } = useDialogForm({
    schema: CancellationInput,
    defaultValues: { reason: '' },
    fields: ['reason'],
    send: (input) => onCancel({ ...input, requestId: booking._id }),
    fallback: 'Failed to cancel the booking.',
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Cancel the booking of {room}?', { room })}
      about={[event.title, formatDateTime(starts_at, timeZone, locale)].join(' · ')}
      verb={t('Cancel booking')}
      loadingText={t('Cancelling...')}
      leave={t('Keep it')}
      tone="critical"
      onClose={onClose}
    >
      <Text>
        {t('{name} is notified, with the reason. People waiting for the room at that time are told that it is free again.', {
          name: booked_by.name,
        })}
      </Text>
      <Field label={t('Reason')} error={errors.reason?.message} required>
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
