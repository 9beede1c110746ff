import type { MeetingRegistration, Series, SeriesPreviewMeeting } from '@quad/domain/series';
import { useCallback } from 'react';
import type { BodyOf } from '../contract/endpoint.ts';
import { series } from '../contract/series.contract.ts';
import { useClient } from './clientContext.ts';
import { isEventKey, isRegistrationKey, keys } from './keys.ts';
import { usePages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The series of an event; null if it belongs to none. Sends no request without an id. */
export const useSeriesOf = (eventId: string | undefined) =>
  useRead(eventId ? keys.seriesOf(eventId) : null, [series.ofEvent, { params: { eventId: eventId ?? '' } }]);

/** Previews the meetings of a series, and which of their rooms are taken. */
export function usePreviewSeries(): (input: BodyOf<typeof series.preview>) => Promise<SeriesPreviewMeeting[]> {
  const client = useClient();
  return useCallback((body) => client.call(series.preview, { body }), [client]);
}

/** Creates a series and refetches the lists that show its events. */
export function useCreateSeries(): (input: BodyOf<typeof series.create>) => Promise<Series> {
  const write = useWrite();
  return (body) => write([series.create, { body }], { refresh: [isEventKey] });
}

/** Refetched when meetings change. */
const AFFECTED_KEYS = [isEventKey, isRegistrationKey];

function answered(eventId: string) {
  const key = keys.seriesOf(eventId);
  return { patch: (answer: Series) => ({ keys: key, change: () => answer }), refresh: AFFECTED_KEYS, refreshAfter: () => [key] };
}

/** Changes meetings of a series from one of them on; refused if it has changed since it was read. */
export function useEditSeries(eventId: string): (edit: BodyOf<typeof series.edit>) => Promise<Series> {
  const write = useWrite();
  return (body) => write([series.edit, { params: { eventId }, body }], answered(eventId));
}

/** Cancels meetings of a series from one of them on; refused if it has changed since it was read. */
export function useCancelSeries(eventId: string): (cancellation: BodyOf<typeof series.cancel>) => Promise<Series> {
  const write = useWrite();
  return (body) => write([series.cancel, { params: { eventId }, body }], answered(eventId));
}

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
