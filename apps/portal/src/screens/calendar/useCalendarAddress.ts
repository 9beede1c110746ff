import { type CalendarReason, readCalendarDay, readCalendarView } from '@quad/domain/calendar';
import { useSearchParams } from 'react-router-dom';
import { useListFilters } from '../../app/useUrlFilters.ts';

/** The state of a calendar in the URL: the view, if the URL names one, and the day, which defaults to today. */
export function useCalendarAddress(today: string) {
  const [params, setParams] = useSearchParams();
  const view = readCalendarView(params.get('view'));
  const day = readCalendarDay(params.get('day'), today);
  const move = ({ view: next, day: nextDay }: { view: string; day: string }) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('view', next);
      after.set('day', nextDay);
      return after;
    });
  return { view, day, move };
}

/** Value of a hidden part in the URL: `followed=no`. */
const LEFT_OUT = 'no';
const ALL: Readonly<Record<CalendarReason, string>> = { registered: '', organized: '', followed: '' };

/** The hidden parts of the person's own calendar, kept in the URL. */
export function useHiddenReasons() {
  const { filters, onFiltersChange } = useListFilters(ALL);
  return {
    isHidden: (reason: CalendarReason) => filters[reason] === LEFT_OUT,
    show: (reason: CalendarReason, isShown: boolean) => onFiltersChange({ [reason]: isShown ? '' : LEFT_OUT }),
  };
}
