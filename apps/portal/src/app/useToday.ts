import { campusDay } from '@quad/domain/time';
import { useLocaleSettings } from '@quad/ui';
import { useState } from 'react';

/** The day that it is at the campus, as the screen is opened: '2026-11-22'. */
export function useToday(): string {
  const { timeZone } = useLocaleSettings();
  const [now] = useState(() => new Date());
  return campusDay(now, timeZone);
}

/** The year that it is at the campus, as the screen is opened. */
export function useCampusYear(): number {
  return Number(useToday().slice(0, 4));
}
