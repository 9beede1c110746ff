import type { Calendar, Span } from './calendar.ts';
import { type EventPlan, SHAPES } from './programme/plan.ts';
import type { Random } from './random.ts';

/** Number of calendar months that the program covers, the current one included. */
const MONTHS_BACK = 14;
/** The last day of the program relative to today: never more than three months ahead. */
const LAST_DAY = 88;
/** Share of past events among those without a fixed day. */
const PAST_SHARE = 0.62;
/** Minimum number of days of a month to place events in. A month that has just begun has no room for every kind of event. */
const MIN_DAYS_OF_MONTH = 4;
const WEEK = 7;
const SEASONS = ['past', undefined, 'ahead'] as const;

interface Planned {
  readonly plan: EventPlan;
}

/** An event with its first day, relative to today. */
export type Dated<Event extends Planned> = Event & { readonly inDays: number };

/** Spreads the events of one category over the months: each month has one as long as there are enough. */
export function dated<Event extends Planned>(random: Random, calendar: Calendar, events: readonly Event[]): Dated<Event>[] {
  const fixed = events.flatMap((event) => (event.plan.inDays === undefined ? [] : [{ ...event, inDays: event.plan.inDays }]));
  const free = random.helpers
    .shuffle(events.filter(({ plan }) => plan.inDays === undefined))
    .toSorted((one, other) => seasonOf(one) - seasonOf(other));
  const count = Math.round(free.length * PAST_SHARE);
  const past = random.helpers.shuffle(free.slice(0, count)).toSorted((one, other) => isOff(one) - isOff(other));
  const ahead = random.helpers.shuffle(free.slice(count));
  const spans = [...pastSpans(random, calendar, past.length), ...spansAhead(ahead.length)];
  const spread = [...past, ...ahead].flatMap((event, index) => {
    const span = spans[index];
    return span ? [{ ...event, inDays: dayIn(random, calendar, event.plan, span) }] : [];
  });
  return [...fixed, ...spread];
}

function seasonOf({ plan }: Planned): number {
  return SEASONS.indexOf(plan.season);
}

/** Sorts canceled events last, so that none is the only event of a month. */
function isOff({ plan }: Planned): number {
  return plan.isCancelled ? 1 : 0;
}

/** Ranges for `count` months: every month once before any repeats. */
function pastSpans(random: Random, calendar: Calendar, count: number): Span[] {
  const months = Array.from({ length: MONTHS_BACK }, (_, ago) => calendar.monthAgo(ago)).filter(
    ({ first, last }) => last - first + 1 >= MIN_DAYS_OF_MONTH,
  );
  return [...(count < months.length ? [] : months), ...random.helpers.shuffle(months)].slice(0, count);
}

/** Splits the time from tomorrow on into so many ranges. */
function spansAhead(count: number): Span[] {
  const start = (index: number) => 1 + Math.floor((index * LAST_DAY) / count);
  return Array.from({ length: count }, (_, index) => ({ first: start(index), last: start(index + 1) - 1 }));
}

/** A random day in the range on which an event of that kind may begin. Undefined if there is none. */
function dayIn(random: Random, calendar: Calendar, { shape }: EventPlan, { first, last }: Span): number {
  const { days, weekdays } = SHAPES[shape];
  const latest = Math.max(first, last - days + 1);
  const wanted = random.number.int({ min: first, max: latest });
  const fits = (inDays: number) => inDays >= first && inDays <= latest && weekdays.some((weekday) => weekday === calendar.weekday(inDays));
  for (let distance = 0; distance <= WEEK; distance += 1) {
    if (fits(wanted + distance)) return wanted + distance;
    if (fits(wanted - distance)) return wanted - distance;
  }
  return wanted;
}
