import type { Room, RoomUse } from '@quad/domain/rooms';
import { campusDay, campusTimeOfDay } from '@quad/domain/time';
import type { TimelineBooking } from '../../../primitives/Timeline/slots.ts';
import type { TimelineRow } from '../../../primitives/Timeline/Timeline.tsx';

/** The shown hours if no room has opening hours. */
const USUAL = { opens: '08:00', closes: '22:00' };
const CLOSED = 'closed ';

/** Converts an instant to the timeline's format, in local time of the campus. */
export function campusMinute(instant: string | Date, timeZone: string): string {
  return `${campusDay(instant, timeZone)}T${campusTimeOfDay(instant, timeZone)}`;
}

/** The rooms of the catalog, then other rooms with requests on these days; an archived room only if it has bookings. */
export function rowsOf(rooms: readonly Room[], uses: readonly RoomUse[]): TimelineRow[] {
  const used = new Map(uses.map(({ room, room_key }) => [room_key, room]));
  const known = new Set(rooms.map(({ key }) => key));
  const shown = rooms.filter(({ key, is_archived }) => !is_archived || used.has(key));
  const typed = [...used].filter(([key]) => !known.has(key));
  return [
    ...shown.map(({ key, name }) => ({ id: key, label: name })),
    ...typed.map(([id, label]) => ({ id, label })).toSorted((one, other) => one.label.localeCompare(other.label)),
  ];
}

/** Full hours from the first opening to the last closing, extended by requests outside of them. */
export function hoursOf(rooms: readonly Room[], uses: readonly RoomUse[], timeZone: string): { fromHour: number; toHour: number } {
  const opens = rooms.map((room) => room.opens ?? USUAL.opens);
  const closes = rooms.map((room) => room.closes ?? USUAL.closes);
  const starts = uses.map(({ starts_at }) => campusTimeOfDay(starts_at, timeZone));
  const ends = uses.map(({ starts_at, ends_at }) =>
    campusDay(starts_at, timeZone) === campusDay(ends_at, timeZone) ? campusTimeOfDay(ends_at, timeZone) : '24:00',
  );
  const first = [USUAL.opens, ...opens, ...starts].toSorted()[0] ?? USUAL.opens;
  const last = [USUAL.closes, ...closes, ...ends].toSorted().at(-1) ?? USUAL.closes;
  return { fromHour: Number(first.slice(0, 2)), toHour: Math.min(24, Number(last.slice(0, 2)) + (last.endsWith(':00') ? 0 : 1)) };
}

interface Placing {
  readonly days: readonly string[];
  readonly fromHour: number;
  readonly toHour: number;
  readonly timeZone: string;
  /** The labels of a use whose title the user may not see, and of closed hours. */
  readonly words: { readonly unknown: string; readonly closed: string };
}

const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;

/** The bookings of each room, and its closed hours within the shown ones. */
export function bookingsOf(
  rooms: readonly Room[],
  uses: readonly RoomUse[],
  { days, fromHour, toHour, timeZone, words }: Placing,
): TimelineBooking[] {
  const closed = rooms.flatMap(({ key, opens, closes }) =>
    opens === null || closes === null
      ? []
      : days.flatMap((day) =>
          [
            { start: hour(fromHour), end: opens },
            { start: closes, end: hour(toHour) },
          ]
            .filter(({ start, end }) => start < end)
            .map(({ start, end }): TimelineBooking => {
              const times = { start: `${day}T${start}`, end: `${day}T${end}` };
              return { id: `${CLOSED}${key} ${times.start}`, rowId: key, ...times, status: 'closed', label: words.closed };
            }),
        ),
  );
  const taken = uses.map((use): TimelineBooking => {
    const isBooked = use.status === 'Approved';
    return {
      id: use._id,
      rowId: use.room_key,
      start: campusMinute(use.starts_at, timeZone),
      end: campusMinute(use.ends_at, timeZone),
      status: !isBooked ? 'requested' : use.is_mine ? 'mine' : 'booked',
      label: use.title ?? words.unknown,
    };
  });
  return [...closed, ...taken];
}
