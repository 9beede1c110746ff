import { WEEKDAYS, type Weekday, weekdayOf } from './rule.ts';

/** What is typed of how an event repeats. */
export interface RepeatsForm {
  readonly every: string;
  readonly weekdays: readonly Weekday[];
  readonly ends: 'count' | 'until';
  readonly count: string;
  readonly until: string;
  readonly room: string;
}

/** As somebody finds it: every week, ten times. */
export const BLANK_REPEATS: RepeatsForm = { every: '1', weekdays: [], ends: 'count', count: '10', until: '', room: '' };

/** The days of the week of a form: that of the first meeting is always among them. */
export function repeatedDays({ weekdays }: Pick<RepeatsForm, 'weekdays'>, firstDay: string): Weekday[] {
  const first = firstDay === '' ? undefined : weekdayOf(firstDay);
  return WEEKDAYS.filter((day) => day === first || weekdays.includes(day));
}

/** What a form of how an event repeats sends, beside the event; checked by the schema of a series. */
export function toRepeats(form: RepeatsForm, firstDay: string) {
  const { every, ends, count, until, room } = form;
  const end = ends === 'count' ? { count } : { until };
  return { repeats: { every, weekdays: repeatedDays(form, firstDay), ...end }, room: room.trim() };
}
