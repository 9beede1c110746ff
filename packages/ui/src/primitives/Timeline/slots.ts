/** What stands in the way of a slot. The strongest comes first: where two overlap, it is the one that is seen. */
export const TIMELINE_STATUSES = ['closed', 'booked', 'mine', 'requested'] as const;
export type TimelineStatus = (typeof TIMELINE_STATUSES)[number];

/** Times are the campus's own, as `YYYY-MM-DDTHH:mm`. */
export interface TimelineBooking {
  id: string;
  /** The row that it is of. */
  rowId: string;
  start: string;
  /** The moment from which the row is free again. */
  end: string;
  status: TimelineStatus;
  /** What it is for. */
  label: string;
}

/** Which slots there are: the same hours of each day, one day after the other. */
export interface SlotScale {
  /** YYYY-MM-DD, in their order. */
  readonly days: readonly string[];
  /** The hour at which a day begins, 0 to 23. */
  readonly fromHour: number;
  /** The hour at which it ends, up to 24. */
  readonly toHour: number;
  /** How long a slot is; an hour has a whole number of them. */
  readonly slotMinutes: number;
}

/** What is taken of a row without a break, from the slot `from` up to the slot `to`, which is free again. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly bookings: readonly TimelineBooking[];
}

export function slotsPerDay({ fromHour, toHour, slotMinutes }: SlotScale): number {
  return Math.floor(((toHour - fromHour) * 60) / slotMinutes);
}

/** How many slots lie before a moment, parts of them too. What is outside of the hours lies at their edge. */
export function placeOf(moment: string, scale: SlotScale): number {
  const [day = '', time = '00:00'] = moment.split('T');
  const perDay = slotsPerDay(scale);
  const daysBefore = scale.days.filter((each) => each < day).length;
  if (!scale.days.includes(day)) return daysBefore * perDay;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const within = ((hours - scale.fromHour) * 60 + minutes) / scale.slotMinutes;
  return daysBefore * perDay + Math.min(Math.max(within, 0), perDay);
}

function written(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The moment at which a slot begins. */
export function startOf(slot: number, scale: SlotScale): string {
  const perDay = slotsPerDay(scale);
  const day = scale.days[Math.floor(slot / perDay)];
  return `${day}T${written(scale.fromHour * 60 + (slot % perDay) * scale.slotMinutes)}`;
}

/** The moment at which it ends, which is never that of another day. */
export function endOf(slot: number, scale: SlotScale): string {
  const perDay = slotsPerDay(scale);
  const day = scale.days[Math.floor(slot / perDay)];
  return `${day}T${written(scale.fromHour * 60 + ((slot % perDay) + 1) * scale.slotMinutes)}`;
}

/** The bookings of one row as stretches in their order; those that overlap are one, and whoever takes a part of a slot takes it all. */
export function stretchesOf(bookings: readonly TimelineBooking[], scale: SlotScale): Stretch[] {
  const placed = bookings
    .map((booking) => ({ from: Math.floor(placeOf(booking.start, scale)), to: Math.ceil(placeOf(booking.end, scale)), booking }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from || one.to - other.to);
  const stretches: Stretch[] = [];
  for (const { from, to, booking } of placed) {
    const last = stretches.at(-1);
    if (last && from < last.to) {
      stretches[stretches.length - 1] = { from: last.from, to: Math.max(last.to, to), bookings: [...last.bookings, booking] };
    } else {
      stretches.push({ from, to, bookings: [booking] });
    }
  }
  return stretches;
}

export function stretchAt(slot: number, stretches: readonly Stretch[]): Stretch | undefined {
  return stretches.find(({ from, to }) => from <= slot && slot < to);
}

/** The strongest status of those that overlap. */
export function statusOf({ bookings }: Stretch): TimelineStatus {
  return TIMELINE_STATUSES.find((status) => bookings.some((booking) => booking.status === status)) ?? 'booked';
}

/** The free slots around one, of the same day: from the first up to the one after the last. */
export function freeAround(slot: number, stretches: readonly Stretch[], scale: SlotScale, firstFree: number) {
  const perDay = slotsPerDay(scale);
  const dawn = Math.floor(slot / perDay) * perDay;
  const before = stretches.filter(({ to }) => to <= slot).map(({ to }) => to);
  const after = stretches.filter(({ from }) => from > slot).map(({ from }) => from);
  return { from: Math.max(dawn, firstFree, ...before), to: Math.min(dawn + perDay, ...after) };
}
