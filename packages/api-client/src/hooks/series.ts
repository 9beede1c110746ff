import type { MeetingRegistration } from '@quad/domain/series';
import { series } from '../contract/series.contract.ts';
import { isEventKey, isRegistrationKey, keys } from './keys.ts';
import { replacing, useCall, useMutation } from './useMutation.ts';
import { usePages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The series of an event; null if it belongs to none. Sends no request without an id. */
export const useSeriesOf = (eventId: string | undefined) =>
  useRead(eventId ? keys.seriesOf(eventId) : null, [series.ofEvent, { params: { eventId: eventId ?? '' } }]);

/** Previews the meetings of a series, and which of their rooms are taken. */
export const usePreviewSeries = () => useCall(series.preview);

/** Creates a series and refetches the lists that show its events. */
export const useCreateSeries = () => useMutation(series.create, { refresh: [isEventKey] });

/** Refetched when meetings change. */
const AFFECTED_KEYS = [isEventKey, isRegistrationKey];

/** Changes meetings of a series from one of them on; refused if it has changed since it was read. */
export const useEditSeries = () => useMutation(series.edit, ({ eventId }) => replacing(keys.seriesOf(eventId), AFFECTED_KEYS));

/** Cancels meetings of a series from one of them on; refused if it has changed since it was read. */
export const useCancelSeries = () => useMutation(series.cancel, ({ eventId }) => replacing(keys.seriesOf(eventId), AFFECTED_KEYS));

/** Registers for the given meetings of a series, or for all that are open. Returns the result for each. */
export function useRegisterForSeries(eventId: string): (seriesId: string, eventIds?: readonly string[]) => Promise<MeetingRegistration[]> {
  const write = useWrite();
  const key = keys.seriesOf(eventId);
  return async (seriesId, eventIds = []) => {
    const { outcomes } = await write([series.register, { params: { seriesId }, body: { event_ids: [...eventIds] } }], {
      patch: (answer) => ({ keys: key, change: () => answer.series }),
      refresh: AFFECTED_KEYS,
      refreshAfter: () => [key],
    });
    return outcomes;
  };
}

/** How many meetings each registered person attended, paginated, for those who manage the series. Sends no request without an id. */
export const useSeriesAttendance = (seriesId: string | undefined) =>
  usePages(seriesId ? keys.seriesAttendance(seriesId) : null, [series.attendance, { params: { seriesId: seriesId ?? '' } }]);
