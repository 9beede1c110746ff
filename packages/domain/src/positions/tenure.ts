const FIRST_TENURE_START = 2016;

/** Returns the tenure that starts in a year: 2023 gives '2023-2024'. */
export function tenureStartingIn(year: number): string {
  return `${year}-${year + 1}`;
}

/** Returns selectable tenures, newest first: from the one that starts this calendar year down to 2016-2017. */
export function tenureOptions({ currentYear }: { currentYear: number }): string[] {
  const count = Math.max(currentYear - FIRST_TENURE_START + 1, 0);
  return Array.from({ length: count }, (_, index) => tenureStartingIn(currentYear - index));
}

/** Whether a text is two consecutive years such as 2023-2024, from 2016-2017 up to the tenure that starts this year. */
export function isTenure({ tenure, currentYear }: { tenure: string; currentYear: number }): boolean {
  const start = Number(tenure.slice(0, 4));
  return tenure === tenureStartingIn(start) && start >= FIRST_TENURE_START && start <= currentYear;
}

/** Default month in which a year of office starts, which then runs from 1 April to 31 March. */
export const YEAR_STARTS_IN = 4;

/** Returns the first day of a tenure. */
export function tenureStart(tenure: string, startsIn: number = YEAR_STARTS_IN): string {
  return `${tenure.slice(0, 4)}-${String(startsIn).padStart(2, '0')}-01`;
}

/** Returns the tenure of a campus day ('YYYY-MM-DD'), given the month in which years start. */
export function tenureOfDay(day: string, startsIn: number = YEAR_STARTS_IN): string {
  const year = Number(day.slice(0, 4));
  return tenureStartingIn(Number(day.slice(5, 7)) < startsIn ? year - 1 : year);
}
