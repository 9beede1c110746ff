import { useMemo } from 'react';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { CalendarFrame, type CalendarFrameProps } from '../Calendar/CalendarFrame.tsx';
import { type DayRange, dayOf, ONE_CALENDAR, rangeOf } from '../Calendar/days.ts';
import { calendarMessages } from '../Calendar/messages.ts';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';

export interface RangeCalendarProps extends CalendarFrameProps {
  /** First and last day, null for none, when controlled. */
  value?: DayRange | null;
  /** The initial values, when uncontrolled. */
  defaultValue?: DayRange | null;
  /** Called with both once the last day is chosen. */
  onValueChange?: (range: DayRange) => void;
  /** A day of the month that is shown at first; by default that of the first day, else today. */
  defaultMonth?: string;
}

/**
 * The days of a month or two, of which a first and a last one are chosen; what would lie between them is marked on the way. A range never
 * reaches over a day that cannot be had. Use DateRangePicker instead in a form, Calendar for one day.
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
