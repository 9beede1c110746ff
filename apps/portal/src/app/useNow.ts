import { campusDay } from '@quad/domain/time';
import { useLocaleSettings } from '@quad/ui';
import { use, useState } from 'react';
import { PageSettingsContext } from '../boot/PageSettingsContext.ts';
import { useAfterHydration } from '../boot/useAfterHydration.ts';

/** The time at which the screen was opened. During hydration it is the time that the server rendered with. */
export function useNow(): Date {
  const { renderedAt } = use(PageSettingsContext);
  const [now] = useState(() => new Date());
  return useAfterHydration(now, renderedAt ?? now);
}

/** The current date at the campus when the screen was opened, such as '2026-11-22'. */
export function useToday(): string {
  const { timeZone } = useLocaleSettings();
  return campusDay(useNow(), timeZone);
}

/** The current year at the campus when the screen was opened. */
export function useCampusYear(): number {
  return Number(useToday().slice(0, 4));
}
