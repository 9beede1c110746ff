import { useMemo } from 'react';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { CalendarFrame, type CalendarFrameProps } from '../Calendar/CalendarFrame.tsx';
import { type DayRange, dayOf, ONE_CALENDAR, rangeOf } from '../Calendar/days.ts';
import { calendarMessages } from '../Calendar/messages.ts';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';

export interface RangeCalendarProps extends CalendarFrameProps {
  /** The first and last day, null for none, when controlled. */
  value?: DayRange | null;
  /** The initial values, when uncontrolled. */
  defaultValue?: DayRange | null;
  /** Called with both days once the last one is selected. */
  onValueChange?: (range: DayRange) => void;
  /** A day of the month that is shown first; by default the first day of the range, otherwise today. */
  defaultMonth?: string;
}

/**
 * One or two month grids for selecting a first and a last day, with a preview of the days between. A range cannot include unavailable days.
 * Use DateRangePicker instead in a form, Calendar for one day.
 */
export function RangeCalendar({ value, defaultValue, onValueChange, defaultMonth, ...frame }: RangeCalendarProps) {
  const { locale, translate } = useLocaleSettings();
  const { min, max, unavailableReason, firstDayOfWeek, months = 1, autoFocus, messages } = frame;
  const visibleDuration = useMemo(() => ({ months }), [months]);
  const state = useRangeCalendarState({
    locale,
    createCalendar: ONE_CALENDAR,
    visibleDuration,
    selectionAlignment: 'start',
    pageBehavior: 'single',
    weeksInMonth: 6,
    firstDayOfWeek,
    autoFocus,
    minValue: dayOf(min),
    maxValue: dayOf(max),
    isDateUnavailable: unavailableReason && ((day) => unavailableReason(day.toString()) !== undefined),
    value: value === undefined ? undefined : rangeOf(value),
    defaultValue: rangeOf(defaultValue),
    defaultFocusedValue: dayOf(defaultMonth),
    onChange: (range) => onValueChange?.({ start: range.start.toString(), end: range.end.toString() }),
  });
  const { chooseFirst, chooseLast } = { ...calendarMessages(translate), ...messages };
  return <CalendarFrame {...frame} state={state} hint={state.anchorDate ? chooseLast : chooseFirst} />;
}
