import type { Calendar } from './calendar.ts';
import { type EventPlan, SHAPES, type UnitPlan } from './programme/plan.ts';
import type { Random } from './random.ts';

/** The programme's first and last day, counted from today. */
const FIRST_DAY = -14;
const LAST_DAY = 90;
const WEEK = 7;

/** One event with the day on which it begins, counted from today. */
export interface DatedPlan {
  readonly plan: EventPlan;
  readonly inDays: number;
}

/** Spreads a unit's events over the programme's months; a weekly series goes on week after week. */
export function datedPlans(random: Random, calendar: Calendar, { events }: UnitPlan): DatedPlan[] {
  const order = random.helpers.shuffle(events.filter(({ inDays }) => inDays === undefined));
  return events.flatMap((plan) => {
    const weeks = plan.weeks ?? 1;
    const first = plan.inDays ?? freeDay(random, calendar, plan, order.indexOf(plan) / order.length, 1 / order.length);
    return Array.from({ length: weeks }, (_, week) => ({ plan, inDays: first + week * WEEK }));
  });
}

/** A day in a share of the programme on which an event of that kind may begin. */
function freeDay(random: Random, calendar: Calendar, { shape, weeks = 1 }: EventPlan, from: number, share: number): number {
  const { days, weekdays } = SHAPES[shape];
  const last = LAST_DAY - days - (weeks - 1) * WEEK;
  const position = from + share * random.number.float();
  const wanted = FIRST_DAY + Math.floor(position * (last - FIRST_DAY + 1));
  return nearestWeekday(calendar, wanted, weekdays, last);
}

function nearestWeekday(calendar: Calendar, wanted: number, weekdays: readonly number[], last: number): number {
  const fits = (inDays: number) => inDays >= FIRST_DAY && inDays <= last && weekdays.includes(calendar.weekday(inDays));
  for (let distance = 0; distance <= WEEK; distance += 1) {
    if (fits(wanted + distance)) return wanted + distance;
    if (fits(wanted - distance)) return wanted - distance;
  }
  return wanted;
}
