import { useCreateSeries, usePreviewSeries } from '@quad/api-client/hooks';
import type { EventFormOutput } from '@quad/domain/events';
import { type RepeatsForm, SERIES_SCREEN_TEXTS, type SeriesPreviewMeeting, toRepeats } from '@quad/domain/series';
import { campusDay } from '@quad/domain/time';
import { useLocaleSettings } from '@quad/ui';
import { type ChosenException, RepeatsFields, type RepeatsFieldsProps, SeriesPreviewDialog } from '@quad/ui/features/series';
import { useState } from 'react';
import { AreaTranslations, inArea } from '../../app/AreaTranslations.tsx';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useNow } from '../../app/useNow.ts';
import { useRole } from '../../app/useUser.ts';

/** The fields that define how a new event repeats. */
export function RecurrenceFields(props: Omit<RepeatsFieldsProps, 'withRoom'>) {
  const role = useRole();
  return (
    <AreaTranslations area="series">
      <RepeatsFields {...props} withRoom={role !== 'PRESIDENT'} />
    </AreaTranslations>
  );
}

export interface SeriesPreviewProps {
  event: EventFormOutput;
  repeats: RepeatsForm;
  /** The meetings of the first preview. */
  first: readonly SeriesPreviewMeeting[];
  /** `made` is whether the series was created; false if the person returned to the form. */
  onClose: (made: boolean) => void;
}

/** Preview of a series' meetings before they are created. */
export const SeriesPreview = inArea('series', Preview);

function Preview({ event, repeats, first, onClose }: SeriesPreviewProps) {
  const { timeZone, translate: t } = useLocaleSettings();
  const preview = usePreviewSeries();
  const create = useCreateSeries();
  const now = useNow();
  const [meetings, setMeetings] = useState(first);
  const [exceptions, setExceptions] = useState<readonly ChosenException[]>([]);
  const sent = (chosen: readonly ChosenException[]) => ({
    ...toRepeats(repeats, campusDay(event.schedule.start, timeZone)),
    event,
    exceptions: [...chosen],
  });
  const show = async (chosen: readonly ChosenException[]) => {
    setMeetings(await preview(sent(chosen)));
    setExceptions(chosen);
  };
  const make = async () => {
    try {
      await create(sent(exceptions));
    } catch (error) {
      // Somebody may have booked a room meanwhile: refresh the preview to show the conflicts.
      await show(exceptions).catch(() => undefined);
      throw error;
    }
    announceSaved(t(SERIES_SCREEN_TEXTS.created));
    onClose(true);
  };
  return (
    <SeriesPreviewDialog
      title={event.title}
      meetings={meetings}
      exceptions={exceptions}
      onExceptionsChange={show}
      onCreate={make}
      onClose={() => onClose(false)}
      now={now}
    />
  );
}
