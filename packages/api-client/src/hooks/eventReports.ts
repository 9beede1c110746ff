import type { EventReportPhoto } from '@quad/domain/event-reports';
import { eventReports } from '../contract/eventReports.contract.ts';
import { keys } from './keys.ts';
import { uploadFetch } from './uploadFetch.ts';
import { replacing, useMutation } from './useMutation.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The report of an event. */
export const useEventReport = (eventId: string) => useRead(keys.eventReport(eventId), [eventReports.read, { params: { eventId } }]);

/** Saves the report of an event; refused if it has changed since it was read. */
export const useWriteEventReport = () => useMutation(eventReports.write, ({ eventId }) => replacing(keys.eventReport(eventId)));

/** Adds a photo to the report of an event; the listener receives the progress from 0 to 1. */
export function useAddReportPhoto(
  eventId: string,
): (photo: File, placeAndTime: 'yes' | 'no', onProgress: (part: number) => void) => Promise<EventReportPhoto> {
  const write = useWrite();
  return (photo, placeAndTime, onProgress) =>
    write([eventReports.addPhoto, { params: { eventId }, body: { photo, place_and_time: placeAndTime }, fetch: uploadFetch(onProgress) }], {
      refresh: [keys.eventReport(eventId)],
    });
}

/** Removes a photo from the report of an event. */
export const useRemoveReportPhoto = () =>
  useMutation(eventReports.removePhoto, ({ eventId }) => ({ refresh: [keys.eventReport(eventId)] }));
