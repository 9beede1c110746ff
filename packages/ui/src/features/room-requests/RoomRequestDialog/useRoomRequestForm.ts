import type { Event } from '@quad/domain/events';
import { ROOM_REQUEST_TEXTS } from '@quad/domain/messages';
import { RoomRequestInput } from '@quad/domain/room-requests';
import { campusDay, campusTimeOfDay } from '@quad/domain/time';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useServerForm } from '../../forms/useServerForm.ts';

/** An event that may need a room. */
export type RequestingEvent = Pick<Event, '_id' | 'title' | 'schedule'> & Partial<Pick<Event, 'registration'>>;

/** The submitted request; end and number of weeks only if they were entered. */
export type RoomRequestSubmission = Omit<RoomRequestInput, 'until' | 'weeks'> &
  Partial<Pick<RoomRequestInput, 'until' | 'weeks'>> & { eventId: string };

export interface RoomRequestFormOptions {
  /** The event that needs a room; its start is the default for date and time. */
  event: RequestingEvent;
  /** The events to choose from, if the event is not fixed. */
  events?: readonly RequestingEvent[] | undefined;
  /** An earlier selection of room and time. */
  slot?: Partial<Pick<RoomRequestInput, 'room' | 'date' | 'time' | 'until'>> | undefined;
  /**
   * Sends the request. The dialog is busy while the promise is pending; if it resolves, the dialog asks to be closed; if it rejects, the
   * dialog shows why and keeps the input.
   */
  onSubmit: (request: RoomRequestSubmission) => Promise<unknown>;
  /** Called when the dialog is done or cancelled: stop rendering it. */
  onClose: () => void;
}

const FIELDS = ['room', 'date', 'time', 'until', 'weeks', 'description'] as const;

/** The form behind 'Request a Room', validated by the domain's schema, then by the server. */
export function useRoomRequestForm({ event: first, events = [first], slot, onSubmit, onClose }: RoomRequestFormOptions) {
  const { timeZone } = useLocaleSettings();
  const [eventId, setEventId] = useState(first._id);
  const event = events.find(({ _id }) => _id === eventId) ?? first;
  const { form, ...shown } = useServerForm({
    schema: RoomRequestInput,
    fields: FIELDS,
    defaultValues: {
      room: '',
      date: campusDay(first.schedule.start, timeZone),
      time: campusTimeOfDay(first.schedule.start, timeZone),
      until: '',
      weeks: '1',
      description: '',
      ...slot,
    },
    send: ({ until, weeks, ...input }) =>
      onSubmit({ ...input, ...(until !== '' && { until }), ...(weeks > 1 && { weeks }), eventId: event._id }),
    failure: ROOM_REQUEST_TEXTS.submitFailed,
    onSuccess: onClose,
  });
  const typed = useWatch({ control: form.control });

  /** Fills in an offer as if it had been typed. */
  const fillIn = (offered: Partial<Record<'room' | 'date' | 'time' | 'until', string>>) => {
    for (const name of ['room', 'date', 'time', 'until'] as const) {
      const value = offered[name];
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    }
  };

  return { ...shown, typed, fillIn, event, events, setEventId };
}
