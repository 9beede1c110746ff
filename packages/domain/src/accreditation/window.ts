import * as v from 'valibot';
import { CalendarDay } from '../fields/dates.ts';
import { tenureOfDay, tenureStartingIn } from '../positions/tenure.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { dayAfter, instantAt } from '../time/campusTime.ts';
import { ACCREDITATION_TEXTS } from './texts.ts';

/** The month in which an academic year begins where the institute says nothing: it runs from July to June. */
export const ACADEMIC_YEAR_STARTS_IN = 7;
/** So many years are looked at at a time. */
export const MOST_ACADEMIC_YEARS = 10;

const Year = v.pipe(v.string(), v.regex(/^20\d{2}$/), v.transform(Number));

/** The years as a call names them, by the year in which each begins; and the day as of which they are told. */
export const ACADEMIC_WINDOW_QUERY = {
  from: v.optional(Year),
  to: v.optional(Year),
  as_of: v.optional(CalendarDay),
};

export interface AcademicWindow {
  /** The first and the last day, both within. */
  readonly first: string;
  readonly last: string;
  /** What happened from this moment on is not counted. */
  readonly by: Date;
  readonly asOf: string;
  readonly startsIn: number;
  /** The year of each tenure: '2025-2026'. */
  readonly years: readonly string[];
}

export interface WindowRequest {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly as_of?: string | null | undefined;
}

/** The academic years that are asked for: five that end with this one where nothing is said. */
export function academicWindow(
  { from, to, as_of: asOf }: WindowRequest,
  { today, startsIn, timeZone }: { readonly today: string; readonly startsIn: number; readonly timeZone: string },
): Result<AcademicWindow> {
  const current = Number(tenureOfDay(today, startsIn).slice(0, 4));
  const end = to ?? current;
  const start = from ?? end - 4;
  const message = { text: ACCREDITATION_TEXTS.years, values: { 1: MOST_ACADEMIC_YEARS } };
  if (start > end || end > current || end - start >= MOST_ACADEMIC_YEARS) return refuse('INVALID', message, { from: message });
  const told = asOf ?? today;
  if (told > today) return refuse('INVALID', ACCREDITATION_TEXTS.asOf, { as_of: ACCREDITATION_TEXTS.asOf });
  const month = String(startsIn).padStart(2, '0');
  return accept({
    first: `${start}-${month}-01`,
    last: dayAfter(`${end + 1}-${month}-01`, -1),
    by: instantAt(dayAfter(told), '00:00', timeZone),
    asOf: told,
    startsIn,
    years: Array.from({ length: end - start + 1 }, (_, index) => tenureStartingIn(start + index)),
  });
}
