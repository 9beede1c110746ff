import { parseDate } from '@internationalized/date';
import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { numberOr, optionalNumber } from '../fields/number.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { SERIES_RULES } from './texts.ts';

/** Maximum number of meetings in a series. */
export const MAX_MEETINGS = 60;
/** Maximum number of weeks between meetings. */
export const MAX_EVERY = 12;

/** The days of a week, Monday first, as RFC 5545 abbreviates them. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const NO_EVERY = ruleMessage('Enter every how many weeks, from 1 to {1}.', { 1: MAX_EVERY });
const NO_COUNT = ruleMessage('Enter how many meetings, from 2 to {1}.', { 1: MAX_MEETINGS });

/** A recurrence rule: every so many weeks on these days, until a day or for a number of meetings. Times are those of the first meeting. */
export const RepeatRule = v.pipe(
  body({
    every: numberOr(1, { min: 1, max: MAX_EVERY, step: 1, message: NO_EVERY }),
    weekdays: v.pipe(
      v.array(v.picklist(WEEKDAYS, SERIES_RULES.noWeekday), SERIES_RULES.noWeekday),
      v.minLength(1, SERIES_RULES.noWeekday),
      v.transform((chosen) => WEEKDAYS.filter((day) => chosen.includes(day))),
    ),
    until: v.nullish(CalendarDay, null),
    count: optionalNumber({ min: 2, max: MAX_MEETINGS, step: 1, message: NO_COUNT }),
  }),
  v.forward(
    v.partialCheck([['until'], ['count']], ({ until, count }) => (until === null) !== (count === null), SERIES_RULES.noEnd),
    ['count'],
  ),
);
export type RepeatRule = v.InferOutput<typeof RepeatRule>;

/** Returns the weekday of a calendar day. */
export function weekdayOf(day: string): Weekday {
  // The Unix epoch, 1 January 1970, was a Thursday.
  const days = Math.floor(Date.parse(`${day}T00:00:00.000Z`) / 86_400_000);
  return WEEKDAYS[(((days + 3) % 7) + 7) % 7] as Weekday;
}

/** Returns the days of a rule's meetings, starting with the first; at most `MAX_MEETINGS` plus one, which shows that there are too many. */
function daysOfRule({ every, weekdays, until, count }: RepeatRule, first: string): string[] {
  const days: string[] = [];
  const most = count ?? MAX_MEETINGS + 1;
  const monday = parseDate(first).subtract({ days: WEEKDAYS.indexOf(weekdayOf(first)) });
  // Terminates, because each week after the first has at least one day.
  for (let weeks = 0; ; weeks += every) {
    for (const weekday of weekdays) {
      const day = monday.add({ weeks, days: WEEKDAYS.indexOf(weekday) }).toString();
      if (days.length === most || (until !== null && day > until)) return days;
      if (day >= first) days.push(day);
    }
  }
}

/** Returns the days of a rule's meetings in order, or a refusal. */
export function meetingDays(rule: RepeatRule, first: string): Result<string[]> {
  const refusedFor = (field: string, message: string) => refuse('INVALID', message, { [`repeats.${field}`]: message });
  if (!rule.weekdays.includes(weekdayOf(first))) return refusedFor('weekdays', SERIES_RULES.firstDay);
  const days = daysOfRule(rule, first);
  if (days.length < 2) return refusedFor('until', SERIES_RULES.tooFew);
  if (days.length > MAX_MEETINGS) return refusedFor('until', SERIES_RULES.tooMany);
  return accept(days);
}
