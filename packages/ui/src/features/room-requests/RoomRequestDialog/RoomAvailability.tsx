import { CALENDAR_TEXTS } from '@quad/domain/calendar';
import { formatMessage } from '@quad/domain/messages';
import { type RoomSlot, roomClosedText, roomSlot, weeklySlots } from '@quad/domain/room-requests';
import {
  freeRooms,
  type KnownRooms,
  nextFreeSlots,
  ROOM_REFUSALS,
  ROOM_TEXTS,
  type Room,
  type RoomState,
  type RoomUse,
  roomNamed,
  roomState,
} from '@quad/domain/rooms';
import {
  campusDay,
  campusTimeOfDay,
  dayAfter,
  formatCalendarDay,
  formatShortDate,
  formatTime,
  instantAt,
  isCalendarDay,
} from '@quad/domain/time';
import { useId, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner, type BannerTone } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { type LocaleSettings, useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { roomPhoto } from '../../surfaces/roomPhoto.css.ts';
import type { RequestingEvent } from './useRoomRequestForm.ts';

/** The rooms and their uses, for checking the availability. */
export interface RoomLookup {
  /** The room catalog. */
  rooms: readonly Room[];
  /** The requests and bookings from the selected day up to `to`; undefined while loading. */
  uses: readonly RoomUse[] | undefined;
  /** The last day of that period, YYYY-MM-DD. */
  to: string;
  /** The default length of a booking, in minutes. */
  roomSlotMinutes: number;
}

interface Typed {
  readonly room?: string;
  readonly date?: string;
  readonly time?: string;
  readonly until?: string;
}

export interface RoomAvailabilityProps extends RoomLookup {
  event: RequestingEvent;
  /** The current values of the form. */
  typed: Typed;
  weeks: number;
  /** Fills in an offered room or time. */
  onApply: (offered: Partial<Record<'room' | 'date' | 'time' | 'until', string>>) => void;
}

/** The number of rooms that are offered first; a button shows the others. */
const OFFERED_AT_FIRST = 4;

const TONES = {
  free: 'positive',
  asked: 'info',
  taken: 'caution',
  closed: 'caution',
  archived: 'caution',
} as const satisfies Record<RoomState['kind'], BannerTone>;

function timesOf({ start, end }: RoomSlot, { timeZone, locale }: LocaleSettings) {
  return { from: formatTime(start, timeZone, locale), to: formatTime(end, timeZone, locale) };
}

/** A sentence about the availability of the room. */
function sentenceOf(state: RoomState, name: string, settings: LocaleSettings): string {
  const { translate: t } = settings;
  if (state.kind === 'free') {
    return state.room
      ? t('{room} is free at that time.', { room: state.room.name })
      : t('{room} is not in the catalogue. You can still request it.', { room: name });
  }
  if (!('use' in state)) return state.kind === 'closed' ? formatMessage(roomClosedText(state.room), settings) : t(ROOM_REFUSALS.notLent);
  if (state.kind === 'asked') return t('Somebody else has requested {room} at that time. It is not decided yet.', { room: name });
  const { title, starts_at, ends_at } = state.use;
  const times = timesOf({ start: new Date(starts_at), end: new Date(ends_at) }, settings);
  return title === null
    ? t('{room} is booked at that time, {from} to {to}.', { room: name, ...times })
    : t("{room} is booked at that time: '{event}', {from} to {to}.", { room: name, event: title, ...times });
}

/** Whether the typed room is available, what it is taken by, when it is next available, and which other rooms are. */
export function RoomAvailability({ rooms, uses, to, roomSlotMinutes, event, typed, weeks, onApply }: RoomAvailabilityProps) {
  const settings = useLocaleSettings();
  const { timeZone, locale, translate: t } = settings;
  const { room = '', date = '', time = '', until = '' } = typed;
  if (!uses || !isCalendarDay(date) || time === '') return null;
  const slotOn = (day: string): RoomSlot =>
    roomSlot({ request: { date: day, time, until }, event: event.schedule, institute: { timeZone, roomSlotMinutes } });
  const slot = slotOn(date);
  const known: KnownRooms = { rooms, uses, timeZone };
  const name = room.trim();
  const state = name === '' ? undefined : roomState(name, slot, known);
  const isInTheWay = state !== undefined && ['taken', 'closed'].includes(state.kind);
  const horizon = instantAt(dayAfter(to), '00:00', timeZone);
  const next = isInTheWay ? nextFreeSlots(name, slot, known, { until: horizon }) : [];
  const days = weeks > 1 ? weeklySlots({ date }, weeks).map((each) => each.date) : [];
  const unavailableDays = days.filter((day) => day <= to && roomState(name, slotOn(day), known).kind === 'taken');
  const selectSlot = ({ start, end }: RoomSlot) =>
    onApply({ date: campusDay(start, timeZone), time: campusTimeOfDay(start, timeZone), until: campusTimeOfDay(end, timeZone) });
  const photo = name === '' ? undefined : roomNamed(name, rooms)?.photo;
  return (
    <Stack gap="s">
      {photo && <img src={photo} alt="" className={roomPhoto({ size: 'l' })} />}
      {state && (
        <Banner tone={TONES[state.kind]} live>
          {sentenceOf(state, name, settings)}
          {weeks > 1 && unavailableDays.length > 0 && (
            <> {t('It is already booked on: {days}.', { days: unavailableDays.map((day) => formatCalendarDay(day, locale)).join('; ') })}</>
          )}
          {weeks > 1 && days.some((day) => day > to) && (
            <>
              {' '}
              {t('Availability is known up to {day}. Later conflicts are found when the request is decided.', {
                day: formatCalendarDay(to, locale),
              })}
            </>
          )}
        </Banner>
      )}
      {next.length > 0 && (
        <Inline role="group" aria-label={t('Free next')} gap="xs">
          <Text size="s" tone="muted">
            {t('Free next')}
          </Text>
          {next.map((free) => (
            <Button key={free.start.toISOString()} size="s" onClick={() => selectSlot(free)}>
              {`${formatShortDate(free.start, timeZone, locale)}, ${t(CALENDAR_TEXTS.fromTo, timesOf(free, settings))}`}
            </Button>
          ))}
        </Inline>
      )}
      <FreeRooms
        rooms={freeRooms(slot, known, event.registration?.max_participants ?? 0)}
        typed={name}
        times={t(CALENDAR_TEXTS.fromTo, timesOf(slot, settings))}
        onApply={onApply}
      />
      <Text size="s">
        <Link href={`/rooms?day=${date}`}>{t(ROOM_TEXTS.seeAll)}</Link>
      </Text>
    </Stack>
  );
}

function FreeRooms({
  rooms,
  typed,
  times,
  onApply,
}: Pick<RoomAvailabilityProps, 'onApply'> & { rooms: readonly Room[]; typed: string; times: string }) {
  const { translate: t } = useLocaleSettings();
  const labelId = useId();
  const [isWhole, setWhole] = useState(false);
  const others = rooms.filter(({ name }) => name.toLowerCase() !== typed.toLowerCase());
  const fitting = others.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
  // If the typed room is taken, the other rooms are offered.
  const offered = fitting.length > 0 ? fitting : others;
  if (offered.length === 0) return null;
  const shown = isWhole ? offered : offered.slice(0, OFFERED_AT_FIRST);
  return (
    <Stack gap="xs" role="group" aria-labelledby={labelId}>
      <Text id={labelId} size="s" tone="muted">
        {t('Free from {times}', { times })}
      </Text>
      <Inline gap="xs">
        {shown.map(({ _id, name, capacity }) => (
          <Button key={_id} size="s" onClick={() => onApply({ room: name })}>
            {capacity === null ? name : t('{room}, {count} people', { room: name, count: capacity })}
          </Button>
        ))}
        {shown.length < offered.length && (
          <Button size="s" variant="quiet" onClick={() => setWhole(true)}>
            {t('{count} more', { count: offered.length - shown.length })}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
