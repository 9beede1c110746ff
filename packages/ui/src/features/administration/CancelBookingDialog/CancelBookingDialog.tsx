import { type AdminBooking, CancellationInput } from '@quad/domain/administration';
import { formatDateTime } from '@quad/domain/time';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface CancelBookingDialogProps {
  /** Which booking it is about. */
  booking: AdminBooking;
  /** Cancels it. While a promise is open the dialog is busy; if it is rejected the dialog says why and keeps what was typed. */
  onCancel: (cancelled: CancellationInput & { requestId: string }) => Promise<unknown>;
  /** Asked for once it is done, and by whoever leaves; stop rendering the dialog. */
  onClose: () => void;
}

/** Asks why a booking is cancelled, which whoever has it is told. It is open as long as it is rendered; load it lazily. */
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
        {t('{name} is told, with the reason. Whoever waits for the room at that time learns that it is free again.', {
          name: booked_by.name,
        })}
      </Text>
      <Field label={t('Reason')} error={errors.reason?.message} required>
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
