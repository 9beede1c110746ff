import { useCancelSeries, useEditSeries, useRegisterForSeries, useSeriesOf } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { mayRegister } from '@quad/domain/registrations';
import { type MeetingRegistration, SERIES_SCREEN_TEXTS, type Series } from '@quad/domain/series';
import { useLocaleSettings } from '@quad/ui';
import { SeriesChangeDialog, SeriesPanel } from '@quad/ui/features/series';
import { useState } from 'react';
import { AreaTranslations } from '../../app/AreaTranslations.tsx';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useNow } from '../../app/useNow.ts';
import { useRole } from '../../app/useUser.ts';
import { SeriesAttendance } from './SeriesAttendance.tsx';

/** The series of an event; renders nothing for an event that belongs to none. */
export function SeriesOfEvent({ event }: { event: Event }) {
  const { data: series } = useSeriesOf(event._id);
  if (!series) return null;
  return (
    <AreaTranslations area="series">
      <Meetings series={series} eventId={event._id} />
    </AreaTranslations>
  );
}

type OpenDialog = 'edit' | 'cancel' | 'attendance';

function Meetings({ series, eventId }: { series: Series; eventId: string }) {
  const { translate: t } = useLocaleSettings();
  const now = useNow();
  const register = useRegisterForSeries(eventId);
  const edit = useEditSeries();
  const cancel = useCancelSeries();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const hasRegistrations = useIsEnabled('registrations');
  const registers = mayRegister(useRole()) && hasRegistrations;
  const close = () => setOpenDialog(undefined);
  /** Summarizes the result: the number of places, and the reasons for those that failed. */
  const describeResult = (outcomes: readonly MeetingRegistration[]) => {
    const count = outcomes.filter(({ state }) => state === 'registered').length;
    const numberOf = (id: string) => series.meetings.find(({ _id }) => _id === id)?.number ?? 0;
    const others = outcomes.flatMap(({ event_id, message }) =>
      message ? [`${t(SERIES_SCREEN_TEXTS.meeting, { number: numberOf(event_id) })}: ${t(message)}`] : [],
    );
    const places = count === 1 ? t(SERIES_SCREEN_TEXTS.registeredForOne) : t(SERIES_SCREEN_TEXTS.registeredFor, { count });
    return [places, ...others].join(' ');
  };
  return (
    <>
      <SeriesPanel
        series={series}
        eventId={eventId}
        now={now}
        onRegister={registers ? async (ids) => describeResult(await register(series._id, ids)) : undefined}
        {...(series.may_manage && {
          onEdit: () => setOpenDialog('edit'),
          onCancel: () => setOpenDialog('cancel'),
          onView: () => setOpenDialog('attendance'),
        })}
      />
      {openDialog === 'attendance' && <SeriesAttendance series={series} onClose={close} />}
      {(openDialog === 'edit' || openDialog === 'cancel') && (
        <SeriesChangeDialog
          series={series}
          eventId={eventId}
          mode={openDialog}
          onSubmit={async ({ max_participants, scope, version, ...change }) => {
            if (openDialog === 'cancel') await cancel({ eventId, scope, version });
            else await edit({ eventId, scope, version, ...change, ...(max_participants !== undefined && { max_participants }) });
            announceSaved(t(openDialog === 'cancel' ? SERIES_SCREEN_TEXTS.cancelDone : SERIES_SCREEN_TEXTS.saved));
          }}
          onClose={close}
        />
      )}
    </>
  );
}
