import { tenureOfDay } from '@quad/domain/positions';
import { campusDay } from '@quad/domain/time';
import type { Context } from '../../context.ts';

/** The current year of office, such as 2026-2027. */
export function yearOfOffice({ clock, config }: Pick<Context, 'clock' | 'config'>): string {
  const { timeZone, yearStartsIn } = config.institute;
  return tenureOfDay(campusDay(clock(), timeZone), yearStartsIn);
}
