import { type CalendarReason, type CalendarView, readCalendarDay, readCalendarView } from '@quad/domain/calendar';
import { useSearchParams } from 'react-router-dom';

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
  return { view: view as CalendarView | undefined, day, move };
}

const HIDDEN = 'hide';

/** Which parts of the own calendar are left out, as its address has it. */
export function useHiddenReasons() {
  const [params, setParams] = useSearchParams();
  const hidden = new Set(params.get(HIDDEN)?.split(','));
  const show = (reason: CalendarReason, isShown: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        const left = new Set(before.get(HIDDEN)?.split(',').filter(Boolean));
        if (isShown) left.delete(reason);
        else left.add(reason);
        if (left.size > 0) after.set(HIDDEN, [...left].join(','));
        else after.delete(HIDDEN);
        return after;
      },
      { replace: true },
    );
  return { isHidden: (reason: CalendarReason) => hidden.has(reason), show };
}
