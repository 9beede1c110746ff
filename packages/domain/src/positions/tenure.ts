const FIRST_TENURE_START = 2016;

/** The tenure that starts in a year: 2023 gives '2023-2024'. */
export function tenureStartingIn(year: number): string {
  return `${year}-${year + 1}`;
}

/** Tenures to choose from, newest first: from the one that starts this calendar year down to 2016-2017. */
export function tenureOptions({ currentYear }: { currentYear: number }): string[] {
  const count = Math.max(currentYear - FIRST_TENURE_START + 1, 0);
  return Array.from({ length: count }, (_, index) => tenureStartingIn(currentYear - index));
}

/** True for two years in a row, like 2023-2024, not before 2016-2017 and not after the tenure that starts this year. */
export function isTenure({ tenure, currentYear }: { tenure: string; currentYear: number }): boolean {
  const start = Number(tenure.slice(0, 4));
  return tenure === tenureStartingIn(start) && start >= FIRST_TENURE_START && start <= currentYear;
}

/** The month in which a year of office begins where the institute says no other: it runs from 1 April to 31 March. */
export const YEAR_STARTS_IN = 4;

/** The first day of a tenure. */
export function tenureStart(tenure: string, startsIn: number = YEAR_STARTS_IN): string {
  return `${tenure.slice(0, 4)}-${String(startsIn).padStart(2, '0')}-01`;
}

/** The tenure of a campus day ('YYYY-MM-DD'), of years that begin in that month. */
export function tenureOfDay(day: string, startsIn: number = YEAR_STARTS_IN): string {
  const year = Number(day.slice(0, 4));
  return tenureStartingIn(Number(day.slice(5, 7)) < startsIn ? year - 1 : year);
}
