import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Event } from '@quad/domain/events';
import { ROOM_REQUEST_TEXTS } from '@quad/domain/messages';
import { RoomRequestInput } from '@quad/domain/room-requests';
import { campusDay, campusTimeOfDay } from '@quad/domain/time';
import { useForm } from 'react-hook-form';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../failure.ts';
import { showFailure } from '../../formErrors.ts';

export interface RoomRequestFormOptions {
  /** The event that needs a room; its start fills in date and time. */
  event: Pick<Event, '_id' | 'title' | 'schedule'>;
  /**
   * Sends the request. While the promise is open the dialog is busy; if it is fulfilled the dialog asks to be closed; if it
   * is rejected the dialog shows why and keeps what was typed.
   */
  onSubmit: (request: RoomRequestInput & { eventId: string }) => Promise<unknown>;
  /** Asked for once it was sent, and by whoever leaves; stop rendering the dialog. */
  onClose: () => void;
}

const FIELDS = ['room', 'date', 'time', 'description'] as const;

/** The form behind 'Request a Room': checked by the domain's schema, then by whoever takes the request. */
export function useRoomRequestForm({ event, onSubmit, onClose }: RoomRequestFormOptions) {
  const { timeZone } = useLocaleSettings();
  const form = useForm({
    resolver: valibotResolver(RoomRequestInput),
    defaultValues: {
      room: '',
      date: campusDay(event.schedule.start, timeZone),
      time: campusTimeOfDay(event.schedule.start, timeZone),
      description: '',
    },
  });
  const { errors, isSubmitting } = form.formState;

  const send = async (input: RoomRequestInput) => {
    try {
      await onSubmit({ ...input, eventId: event._id });
    } catch (error) {
      showFailure({ setError: form.setError, fields: FIELDS }, failureOf(error, ROOM_REQUEST_TEXTS.submitFailed));
      return;
    }
    onClose();
  };

  return { register: form.register, errors, message: errors.root?.message, isSubmitting, submit: form.handleSubmit(send) };
}
