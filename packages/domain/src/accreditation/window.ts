import * as v from 'valibot';
import { CalendarDay } from '../fields/dates.ts';
import { tenureOfDay, tenureStartingIn } from '../positions/tenure.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { dayAfter, instantAt } from '../time/campusTime.ts';
import { ACCREDITATION_TEXTS } from './texts.ts';

/** Default first month of an academic year, which then runs from July to June. */
export const ACADEMIC_YEAR_STARTS_IN = 7;
/** Maximum number of years in a request. */
export const MAX_ACADEMIC_YEARS = 10;

const Year = v.pipe(v.string(), v.regex(/^20\d{2}$/), v.transform(Number));

/** Query for a range of academic years, by the calendar year in which each starts, and the reference day. */
export const ACADEMIC_WINDOW_QUERY = {
  from: v.optional(Year),
  to: v.optional(Year),
  as_of: v.optional(CalendarDay),
};

export interface AcademicWindow {
  /** First and last day, both inclusive. */
  readonly first: string;
  readonly last: string;
  /** Exclusive upper bound of the time at which facts became known. */
  readonly by: Date;
  readonly asOf: string;
  readonly startsIn: number;
  /** The academic years: '2025-2026'. */
  readonly years: readonly string[];
}

export interface WindowRequest {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly as_of?: string | null | undefined;
}

/** Returns the requested academic years; by default the five that end with the current one. */
export function academicWindow(
  { from, to, as_of: asOf }: WindowRequest,
  { today, startsIn, timeZone }: { readonly today: string; readonly startsIn: number; readonly timeZone: string },
): Result<AcademicWindow> {
  const current = Number(tenureOfDay(today, startsIn).slice(0, 4));
  const end = to ?? current;
  const start = from ?? end - 4;
  const message = { text: ACCREDITATION_TEXTS.years, values: { 1: MAX_ACADEMIC_YEARS } };
  if (start > end || end > current || end - start >= MAX_ACADEMIC_YEARS) return refuse('INVALID', message, { from: message });
  const referenceDay = asOf ?? today;
  if (referenceDay > today) return refuse('INVALID', ACCREDITATION_TEXTS.asOf, { as_of: ACCREDITATION_TEXTS.asOf });
  const month = String(startsIn).padStart(2, '0');
  return accept({
    first: `${start}-${month}-01`,
    last: dayAfter(`${end + 1}-${month}-01`, -1),
    by: instantAt(dayAfter(referenceDay), '00:00', timeZone),
    asOf: referenceDay,
    startsIn,
    years: Array.from({ length: end - start + 1 }, (_, index) => tenureStartingIn(start + index)),
  });
}
