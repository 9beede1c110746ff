import * as v from 'valibot';
import { WEEKDAYS, type Weekday, weekdayOf } from './rule.ts';

/** Form values of how an event repeats. */
export const RepeatsForm = v.object({
  every: v.string(),
  weekdays: v.array(v.picklist(WEEKDAYS)),
  ends: v.picklist(['count', 'until']),
  count: v.string(),
  until: v.string(),
  room: v.string(),
});
export type RepeatsForm = Readonly<v.InferOutput<typeof RepeatsForm>>;

/** Reads the form values stored in a draft; undefined if there are none or they are invalid. */
export function parseRepeats(draft: unknown): RepeatsForm | undefined {
  const { success, output } = v.safeParse(RepeatsForm, draft);
  return success ? output : undefined;
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
