import { ROOM_REQUEST_TEXTS } from '@quad/domain/messages';
import { MAX_WEEKS } from '@quad/domain/room-requests';
import { useEffect } from 'react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { TimeInput } from '../../../primitives/TimeInput/TimeInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RoomAvailability, type RoomLookup } from './RoomAvailability.tsx';
import { type RoomRequestFormOptions, useRoomRequestForm } from './useRoomRequestForm.ts';

export interface RoomRequestDialogProps extends RoomRequestFormOptions {
  /** The catalog and the bookings from the selected day on; without it, availability is not shown. */
  lookedUp?: RoomLookup | undefined;
  /** Called with the selected day and number of weeks, to load the bookings of that period. */
  onRangeChange?: ((looked: { date: string; weeks: number }) => void) | undefined;
}

/** Requests a room for an event. It is open while it is rendered; load it lazily. */
export function RoomRequestDialog({ lookedUp, onRangeChange, ...options }: RoomRequestDialogProps) {
  const t = useTranslate();
  const { register, errors, error, loading, submit, typed, fillIn, event, events, setEventId } = useRoomRequestForm(options);
  const { date = '' } = typed;
  const weeks = Math.min(Math.max(Number(typed.weeks) || 1, 1), MAX_WEEKS);
  useEffect(() => {
    onRangeChange?.({ date, weeks });
  }, [onRangeChange, date, weeks]);
  return (
    <FormDialog
      title={t(ROOM_REQUEST_TEXTS.requestTitle)}
      about={t('For {event}', { event: event.title })}
      verb={t(ROOM_REQUEST_TEXTS.submit)}
      loadingText={t(ROOM_REQUEST_TEXTS.submitting)}
      error={error}
      loading={loading}
      submit={submit}
      onClose={options.onClose}
    >
      {events.length > 1 && (
        <Field label={t('Event')}>
          <Select options={events.map(({ _id, title }) => ({ value: _id, label: title }))} value={event._id} onValueChange={setEventId} />
        </Field>
      )}
      <Field label={t('Room/Venue Name')} error={errors.room?.message} required>
        <TextInput {...register('room')} placeholder={t(ROOM_REQUEST_TEXTS.roomPlaceholder)} autoComplete="off" />
      </Field>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <Field label={t('Date')} error={errors.date?.message} required>
          <DateInput {...register('date')} />
        </Field>
        <Field label={t('Time')} error={errors.time?.message} required>
          <TimeInput {...register('time')} />
        </Field>
        <Field
          label={t('Until')}
          error={errors.until?.message}
          hint={t('Leave it blank to book until the event ends, or for the usual time.')}
        >
          <TimeInput {...register('until')} />
        </Field>
        <Field label={t('Weeks')} error={errors.weeks?.message} hint={t('On the same weekday, each as a separate request.')}>
          <NumberInput {...register('weeks')} min={1} max={MAX_WEEKS} step={1} />
        </Field>
      </Grid>
      {lookedUp && <RoomAvailability {...lookedUp} event={event} typed={typed} weeks={weeks} onApply={fillIn} />}
      <Field label={t('Purpose/Description')} error={errors.description?.message}>
        <Textarea {...register('description')} />
      </Field>
    </FormDialog>
  );
}
