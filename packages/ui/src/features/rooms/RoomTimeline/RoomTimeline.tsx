import { CALENDAR_TEXTS, type CalendarView, daysOf, MAX_CALENDAR_DAYS, movedDay, shownRange } from '@quad/domain/calendar';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { ROOM_TEXTS, type Room, type RoomUse } from '@quad/domain/rooms';
import { ChevronLeft, ChevronRight, DoorOpen } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Timeline } from '../../../primitives/Timeline/Timeline.tsx';
import type { TimelineRange } from '../../../primitives/Timeline/useTimeline.ts';
import { ToggleButtonGroup } from '../../../primitives/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { bookingsOf, campusMinute, hoursOf, rowsOf } from './timelineOfRooms.ts';

/** The number of days that are shown. */
export type RoomView = Exclude<CalendarView, 'month'>;

/** A slot of a room, in the campus's time zone. */
export interface TimelineSlot {
  room: string;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  time: string;
  until: string;
}

export interface RoomTimelineProps extends ReadProps {
  /** A day, or its week. */
  view: RoomView;
  /** One of the shown days, YYYY-MM-DD. */
  day: string;
  /** The current time, before which nothing can be requested. */
  now: Date;
  /** The room catalog; undefined while loading. */
  rooms: readonly Room[] | undefined;
  /** The requests and bookings of the shown days; undefined while loading. */
  uses: readonly RoomUse[] | undefined;
  /** A hint below 'There are no rooms yet.' */
  hint?: string | undefined;
  /** The slot that is being requested, to keep it marked. */
  slot?: TimelineSlot | undefined;
  /** Called when the page is turned or the view is changed: store the values and pass them back. */
  onRangeChange: (next: { view: RoomView; day: string }) => void;
  /** Called when a slot is selected; without it, slots cannot be selected. */
  onRequest?: ((slot: TimelineSlot) => void) | undefined;
  /** Called when a booking or request is pressed, with all that overlap it. */
  onItemSelect: (uses: readonly RoomUse[]) => void;
}

const NONE: readonly never[] = [];

function useTitle(view: RoomView, days: readonly string[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...(view === 'day' && { weekday: 'long' }),
  });
  const [first, last] = [days[0], days.at(-1)].map((day) => new Date(`${day}T00:00:00Z`));
  if (!first || !last) return '';
  return view === 'day' ? format.format(first) : format.formatRange(first, last);
}

/**
 * Rooms against the hours of a day or week, with free, requested, booked and own slots. Slots are selected by dragging or by keyboard; only
 * visible rooms are rendered. Use EventCalendar instead for events, wherever they take place.
 */
export function RoomTimeline(props: RoomTimelineProps) {
  const { view, day, now, rooms, uses = NONE, error, onRetry, hint, slot, onRangeChange, onRequest, onItemSelect } = props;
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const titleId = useId();
  const days = useMemo(() => daysOf(shownRange(view, day, locale), MAX_CALENDAR_DAYS), [view, day, locale]);
  const title = useTitle(view, days, locale);
  const isThere = rooms !== undefined && props.uses !== undefined;
  const rows = useMemo(() => rowsOf(rooms ?? NONE, uses), [rooms, uses]);
  const hours = useMemo(() => hoursOf(rooms ?? NONE, uses, timeZone), [rooms, uses, timeZone]);
  const words = useMemo(() => ({ unknown: t('somebody else'), closed: t('outside opening hours') }), [t]);
  const bookings = useMemo(
    () => bookingsOf(rooms ?? NONE, uses, { days, ...hours, timeZone, words }),
    [rooms, uses, days, hours, timeZone, words],
  );
  const today = campusMinute(now, timeZone).slice(0, 10);
  const chosen = slot && rows.find(({ label }) => label === slot.room);
  const value: TimelineRange | null =
    slot && chosen ? { rowId: chosen.id, start: `${slot.date}T${slot.time}`, end: `${slot.date}T${slot.until}` } : null;
  const ask = ({ rowId, start, end }: TimelineRange) => {
    const row = rows.find(({ id }) => id === rowId);
    const [date = '', time = ''] = start.split('T');
    // A time input has no 24:00, so the last minute of the day stands for it.
    const until = end.slice(11) === '24:00' ? '23:59' : end.slice(11);
    if (row) onRequest?.({ room: row.label, date, time, until });
  };
  const open = (pressed: readonly { id: string }[]) => {
    const opened = uses.filter(({ _id }) => pressed.some(({ id }) => id === _id));
    if (opened.length > 0) onItemSelect(opened);
  };
  return (
    <Stack>
      <Inline justify="between">
        <Heading level={2} id={titleId} aria-live="polite">
          {title}
        </Heading>
        <Inline>
          <ToggleButtonGroup
            label={t(EVENT_TEXTS.view)}
            items={(['day', 'week'] as const).map((id) => ({ id, label: t(EVENT_TEXTS.views[id]) }))}
            value={view}
            onValueChange={(next) => onRangeChange({ view: next === 'week' ? 'week' : 'day', day })}
          />
          <Inline gap="xs" wrap={false}>
            <IconButton
              label={t(CALENDAR_TEXTS.previous[view])}
              icon={<ChevronLeft size={20} aria-hidden="true" />}
              onClick={() => onRangeChange({ view, day: movedDay(day, view, -1) })}
            />
            <Button size="s" onClick={() => onRangeChange({ view, day: today })}>
              {t(CALENDAR_TEXTS.today)}
            </Button>
            <IconButton
              label={t(CALENDAR_TEXTS.next[view])}
              icon={<ChevronRight size={20} aria-hidden="true" />}
              onClick={() => onRangeChange({ view, day: movedDay(day, view, 1) })}
            />
          </Inline>
        </Inline>
      </Inline>
      {!isThere && (error === undefined ? <Spinner label={t(ROOM_TEXTS.loading)} /> : <ErrorState description={error} onRetry={onRetry} />)}
      {isThere && rows.length === 0 && <EmptyRecordList icon={DoorOpen} title={t(ROOM_TEXTS.none)} description={hint} />}
      {isThere && rows.length > 0 && (
        <Timeline
          // Other days start at their first free slot.
          key={`${days[0]} ${days.length}`}
          label={t('Rooms, {days}', { days: title })}
          rowName={t('Room')}
          rows={rows}
          days={days}
          {...hours}
          bookings={bookings}
          min={campusMinute(now, timeZone)}
          value={value}
          onValueChange={onRequest && ask}
          onBookingSelect={open}
        />
      )}
    </Stack>
  );
}
