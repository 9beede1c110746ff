import { WEEKDAYS, type Weekday, weekdayOf } from './rule.ts';

/** Form values of how an event repeats. */
export interface RepeatsForm {
  readonly every: string;
  readonly weekdays: readonly Weekday[];
  readonly ends: 'count' | 'until';
  readonly count: string;
  readonly until: string;
  readonly room: string;
}

/** Default: every week, ten times. */
export const BLANK_REPEATS: RepeatsForm = { every: '1', weekdays: [], ends: 'count', count: '10', until: '', room: '' };

/** Returns the days of the week of a form, always including that of the first meeting. */
export function repeatedDays({ weekdays }: Pick<RepeatsForm, 'weekdays'>, firstDay: string): Weekday[] {
  const first = firstDay === '' ? undefined : weekdayOf(firstDay);
  return WEEKDAYS.filter((day) => day === first || weekdays.includes(day));
}

/** Converts the form to the fields of the body, besides the event; the schema of a series validates them. */
export function toRepeats(form: RepeatsForm, firstDay: string) {
  const { every, ends, count, until, room } = form;
  const end = ends === 'count' ? { count } : { until };
  return { repeats: { every, weekdays: repeatedDays(form, firstDay), ...end }, room: room.trim() };
}
