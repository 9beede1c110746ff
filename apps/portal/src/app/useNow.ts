import { campusDay } from '@quad/domain/time';
import { useLocaleSettings } from '@quad/ui';
import { use, useState } from 'react';
import { PageSettingsContext } from '../boot/PageSettingsContext.ts';
import { useAfterHydration } from '../boot/useAfterHydration.ts';

/** The moment at which the screen is opened. While HTML of the server is taken over it is the moment which that shows. */
export function useNow(): Date {
  const { renderedAt } = use(PageSettingsContext);
  const [now] = useState(() => new Date());
  return useAfterHydration(now, renderedAt ?? now);
}

/** The day that it is at the campus, as the screen is opened: '2026-11-22'. */
export function useToday(): string {
  const { timeZone } = useLocaleSettings();
  return campusDay(useNow(), timeZone);
}

/** The year that it is at the campus, as the screen is opened. */
export function useCampusYear(): number {
  return Number(useToday().slice(0, 4));
}
