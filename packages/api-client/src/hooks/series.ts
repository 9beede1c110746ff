import type { MeetingRegistration, Series, SeriesAttendee, SeriesPreviewMeeting } from '@quad/domain/series';
import { useCallback } from 'react';
import type { BodyOf } from '../contract/endpoint.ts';
import { series } from '../contract/series.contract.ts';
import { useClient } from './clientContext.ts';
import { isEventKey, isRegistrationKey, keys } from './keys.ts';
import { type PagesRead, usePages } from './usePages.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The series that an event is a meeting of; null for one that is none. Without an id it waits. */
export function useSeriesOf(eventId: string | undefined): Read<Series | null> {
  return useRead(eventId ? keys.seriesOf(eventId) : null, [series.ofEvent, { params: { eventId: eventId ?? '' } }]);
}

/** Asks which meetings a series would have, and which of their rooms are taken. */
export function usePreviewSeries(): (input: BodyOf<typeof series.preview>) => Promise<SeriesPreviewMeeting[]> {
  const client = useClient();
  return useCallback((body) => client.call(series.preview, { body }), [client]);
}

/** Makes a series; the lists that show its events ask for them. */
export function useCreateSeries(): (input: BodyOf<typeof series.create>) => Promise<Series> {
  const write = useWrite();
  return (body) => write([series.create, { body }], { refresh: [isEventKey] });
}

/** What is read again where meetings changed. */
const SHOWN = [isEventKey, isRegistrationKey];

function answered(eventId: string) {
  const key = keys.seriesOf(eventId);
  return { patch: (answer: Series) => ({ keys: key, change: () => answer }), refresh: SHOWN, refreshAfter: () => [key] };
}

/** Changes meetings of a series from one of them on, as it was seen. */
export function useEditSeries(eventId: string): (edit: BodyOf<typeof series.edit>) => Promise<Series> {
  const write = useWrite();
  return (body) => write([series.edit, { params: { eventId }, body }], answered(eventId));
}

/** Cancels meetings of a series from one of them on, as it was seen. */
export function useCancelSeries(eventId: string): (cancellation: BodyOf<typeof series.cancel>) => Promise<Series> {
  const write = useWrite();
  return (body) => write([series.cancel, { params: { eventId }, body }], answered(eventId));
}

/** Registers for some meetings of a series, or for all that take registrations where none is named; what became of each. */
export function useRegisterForSeries(eventId: string): (seriesId: string, eventIds?: readonly string[]) => Promise<MeetingRegistration[]> {
  const write = useWrite();
  const key = keys.seriesOf(eventId);
  return async (seriesId, eventIds = []) => {
    const { outcomes } = await write([series.register, { params: { seriesId }, body: { event_ids: [...eventIds] } }], {
      patch: (answer) => ({ keys: key, change: () => answer.series }),
      refresh: SHOWN,
      refreshAfter: () => [key],
    });
    return outcomes;
  };
}

/** How many meetings each of those who registered came to, page by page, for those who manage the series. Without an id it waits. */
export function useSeriesAttendance(seriesId: string | undefined): PagesRead<SeriesAttendee> {
  return usePages(seriesId ? keys.seriesAttendance(seriesId) : null, [series.attendance, { params: { seriesId: seriesId ?? '' } }]);
}
