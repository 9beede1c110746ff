import { type CalendarReason, readCalendarDay, readCalendarView } from '@quad/domain/calendar';
import { useSearchParams } from 'react-router-dom';
import { useListFilters } from '../../app/useUrlFilters.ts';

/** What a calendar shows, as its address has it: the view, where it names one, and the day, today where it names none. */
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

/** In the address of a part that is left out: `followed=no`. */
const LEFT_OUT = 'no';
const ALL: Readonly<Record<CalendarReason, string>> = { registered: '', organized: '', followed: '' };

/** Which parts of the person's own calendar are left out, as its address has it. */
export function useHiddenReasons() {
  const { filters, onFiltersChange } = useListFilters(ALL);
  return {
    isHidden: (reason: CalendarReason) => filters[reason] === LEFT_OUT,
    show: (reason: CalendarReason, isShown: boolean) => onFiltersChange({ [reason]: isShown ? '' : LEFT_OUT }),
  };
}
