/** The statuses of a booking, strongest first: where bookings overlap, the strongest is shown. */
export const TIMELINE_STATUSES = ['closed', 'booked', 'mine', 'requested'] as const;
export type TimelineStatus = (typeof TIMELINE_STATUSES)[number];

/** Times are local times of the campus, as `YYYY-MM-DDTHH:mm`. */
export interface TimelineBooking {
  id: string;
  /** The id of its row. */
  rowId: string;
  start: string;
  /** The time from which the row is free again (exclusive). */
  end: string;
  status: TimelineStatus;
  /** The purpose of the booking. */
  label: string;
}

/** The slots of a timeline: the same hours on each of its days. */
export interface SlotScale {
  /** YYYY-MM-DD, in order. */
  readonly days: readonly string[];
  /** The first hour of a day, 0 to 23. */
  readonly fromHour: number;
  /** The hour at which a day ends, up to 24. */
  readonly toHour: number;
  /** The length of a slot in minutes; it has to divide an hour. */
  readonly slotMinutes: number;
}

/** An uninterrupted occupied range of a row, from the slot `from` up to but not including `to`. */
export interface OccupiedRange {
  readonly from: number;
  readonly to: number;
  readonly bookings: readonly TimelineBooking[];
}

export function slotsPerDay({ fromHour, toHour, slotMinutes }: SlotScale): number {
  return Math.floor(((toHour - fromHour) * 60) / slotMinutes);
}

/** The number of slots before a time, as a fraction. Times outside of the hours are clamped to the nearest edge. */
export function placeOf(moment: string, scale: SlotScale): number {
  const [day = '', time = '00:00'] = moment.split('T');
  const perDay = slotsPerDay(scale);
  const daysBefore = scale.days.filter((each) => each < day).length;
  if (!scale.days.includes(day)) return daysBefore * perDay;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const within = ((hours - scale.fromHour) * 60 + minutes) / scale.slotMinutes;
  return daysBefore * perDay + Math.min(Math.max(within, 0), perDay);
}

function formatTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The time at which a slot starts. */
export function startOf(slot: number, scale: SlotScale): string {
  const perDay = slotsPerDay(scale);
  const day = scale.days[Math.floor(slot / perDay)];
  return `${day}T${formatTime(scale.fromHour * 60 + (slot % perDay) * scale.slotMinutes)}`;
}

/** The time at which a slot ends, always on the same day. */
export function endOf(slot: number, scale: SlotScale): string {
  const perDay = slotsPerDay(scale);
  const day = scale.days[Math.floor(slot / perDay)];
  return `${day}T${formatTime(scale.fromHour * 60 + ((slot % perDay) + 1) * scale.slotMinutes)}`;
}

/** The bookings of one row as ordered ranges. Overlapping bookings are merged, and a partly booked slot counts as occupied. */
export function occupiedRangesOf(bookings: readonly TimelineBooking[], scale: SlotScale): OccupiedRange[] {
  const placed = bookings
    .map((booking) => ({ from: Math.floor(placeOf(booking.start, scale)), to: Math.ceil(placeOf(booking.end, scale)), booking }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from || one.to - other.to);
  const occupied: OccupiedRange[] = [];
  for (const { from, to, booking } of placed) {
    const last = occupied.at(-1);
    if (last && from < last.to) {
      occupied[occupied.length - 1] = { from: last.from, to: Math.max(last.to, to), bookings: [...last.bookings, booking] };
    } else {
      occupied.push({ from, to, bookings: [booking] });
    }
  }
  return occupied;
}

export function occupiedRangeAt(slot: number, occupied: readonly OccupiedRange[]): OccupiedRange | undefined {
  return occupied.find(({ from, to }) => from <= slot && slot < to);
}

/** The strongest status of the overlapping bookings. */
export function statusOf({ bookings }: OccupiedRange): TimelineStatus {
  return TIMELINE_STATUSES.find((status) => bookings.some((booking) => booking.status === status)) ?? 'booked';
}

/** The range of free slots around a slot on the same day; `to` is exclusive. */
export function freeAround(slot: number, occupied: readonly OccupiedRange[], scale: SlotScale, firstFree: number) {
  const perDay = slotsPerDay(scale);
  const dayStart = Math.floor(slot / perDay) * perDay;
  const before = occupied.filter(({ to }) => to <= slot).map(({ to }) => to);
  const after = occupied.filter(({ from }) => from > slot).map(({ from }) => from);
  return { from: Math.max(dayStart, firstFree, ...before), to: Math.min(dayStart + perDay, ...after) };
}
