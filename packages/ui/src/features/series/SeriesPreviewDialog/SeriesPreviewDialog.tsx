import { type MeetingException, SERIES_SCREEN_TEXTS, type SeriesPreviewMeeting } from '@quad/domain/series';
import { formatClockTime, formatDay, formatTime } from '@quad/domain/time';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';

/** A changed meeting, as sent to the API. */
export type ChosenException = Pick<MeetingException, 'original'> & Partial<MeetingException>;

export interface SeriesPreviewDialogProps {
  /** The title of the recurring event. */
  title: string;
  /** The planned meetings with their conflicts. */
  meetings: readonly SeriesPreviewMeeting[];
  /** The current exceptions. */
  exceptions: readonly ChosenException[];
  /** Updates the preview with the exceptions. If the promise rejects, the dialog shows why. */
  onExceptionsChange: (exceptions: readonly ChosenException[]) => Promise<unknown>;
  /** Creates the series. If the promise rejects, the dialog shows why. */
  onCreate: () => Promise<unknown>;
  /** Called to return to the form: stop rendering the dialog. */
  onClose: () => void;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
}

/** The end of a meeting that starts at another time with the same duration. */
function endAfter({ starts_at, ends_at }: SeriesPreviewMeeting, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const end = hours * 60 + minutes + (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

/** Previews the meetings of a series before it is created, and resolves room conflicts. It is open while it is rendered; load it lazily. */
export function SeriesPreviewDialog({ title, meetings, exceptions, onExceptionsChange, onCreate, onClose, now }: SeriesPreviewDialogProps) {
  const { translate: t } = useLocaleSettings();
  const texts = SERIES_SCREEN_TEXTS;
  const { pending, isPending, failure, run } = useAction();
  const count = meetings.filter(({ number }) => number > 0).length;
  const clashes = meetings.filter(({ clash }) => clash !== null).length;
  const decide = (original: string, exception: Omit<ChosenException, 'original'> | undefined) => {
    const former = exceptions.find((each) => each.original === original);
    const others = exceptions.filter((each) => each.original !== original);
    const next = exception ? [...others, { ...former, ...exception, original }] : others;
    return run(() => onExceptionsChange(next), texts.previewFailed, 'preview');
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t(texts.back)}</Button>
      <Button
        variant="primary"
        disabled={clashes > 0 || (isPending && pending !== 'create')}
        loading={pending === 'create'}
        loadingText={t(texts.creating)}
        onClick={() => void run(onCreate, texts.createFailed, 'create')}
      >
        {t(texts.create, { count })}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={t(texts.preview, { title })}
      description={t(texts.previewAbout, { count })}
      footer={footer}
    >
      <Stack>
        {failure && (
          <Banner tone="critical" live>
            {t(failure)}
          </Banner>
        )}
        {clashes > 0 && (
          <Banner tone="caution" live>
            {t(texts.previewClashes, { count: clashes })}
          </Banner>
        )}
        <RecordList as="ol" label={t(texts.meetings)} items={meetings} itemKey={({ original }) => original}>
          {(meeting) => (
            <PlannedRow
              meeting={meeting}
              now={now}
              decided={exceptions.some(({ original }) => original === meeting.original)}
              onResolve={(exception) => void decide(meeting.original, exception)}
            />
          )}
        </RecordList>
      </Stack>
    </Dialog>
  );
}

interface PlannedRowProps {
  meeting: SeriesPreviewMeeting;
  now: Date;
  decided: boolean;
  onResolve: (exception: Omit<ChosenException, 'original'> | undefined) => void;
}

function PlannedRow({ meeting, now, decided, onResolve }: PlannedRowProps) {
  const { translate: t, timeZone, locale } = useLocaleSettings();
  const texts = SERIES_SCREEN_TEXTS;
  const { number, starts_at, ends_at, room, clash } = meeting;
  const day = formatDay(starts_at, timeZone, locale, now);
  const isSkipped = number === 0;
  const times = `${formatTime(starts_at, timeZone, locale)} – ${formatTime(ends_at, timeZone, locale)}`;
  return (
    <Stack gap="xs">
      <Inline justify="between" wrap={false}>
        <Stack gap="none">
          <Text weight={clash ? 'medium' : undefined} tone={isSkipped ? 'muted' : undefined}>
            {isSkipped ? '' : `${number}. `}
            {day}
          </Text>
          <Text size="s" tone="muted">
            {times}
            {room && !isSkipped && ` · ${room}`}
          </Text>
        </Stack>
        {isSkipped && <Badge>{t(texts.skipped)}</Badge>}
        {decided ? (
          <Button size="s" variant="quiet" aria-label={t(texts.restoreMeeting, { day })} onClick={() => onResolve(undefined)}>
            {t(texts.restore)}
          </Button>
        ) : (
          !clash && (
            <Button size="s" variant="quiet" aria-label={t(texts.skipMeeting, { number })} onClick={() => onResolve({ skipped: true })}>
              {t(texts.skip)}
            </Button>
          )
        )}
      </Inline>
      {clash && (
        <>
          <Text size="s">
            {t(clash.reason === 'taken' && clash.title === null ? texts.clash.takenByOthers : texts.clash[clash.reason], {
              room,
              title: clash.title ?? '',
            })}
          </Text>
          <Select
            aria-label={t(texts.instead, { number })}
            placeholder={t(texts.choose)}
            value=""
            options={[
              { value: 'skip', label: t(texts.skip) },
              ...clash.rooms.map((name) => ({ value: `room ${name}`, label: t(texts.otherRoom, { room: name }) })),
              ...clash.times.map((time) => ({ value: `time ${time}`, label: t(texts.otherTime, { time: formatClockTime(time, locale) }) })),
            ]}
            onValueChange={(choice) => {
              if (choice === 'skip') onResolve({ skipped: true });
              if (choice.startsWith('room ')) onResolve({ room: choice.slice(5) });
              if (choice.startsWith('time ')) onResolve({ start_time: choice.slice(5), end_time: endAfter(meeting, choice.slice(5)) });
            }}
          />
        </>
      )}
    </Stack>
  );
}
