import { campusDay } from '@quad/domain/time';
import { useState } from 'react';
import { useInstitute } from './PageSettingsContext.ts';

/** The year that it is at the campus, as the screen is opened. */
export function useCampusYear(): number {
  const { timeZone } = useInstitute();
  const [now] = useState(() => new Date());
  return Number(campusDay(now, timeZone).slice(0, 4));
}
