import { useMemo } from 'react';
import { useCalendarState } from 'react-stately/useCalendarState';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import { CalendarFrame, type CalendarFrameProps } from './CalendarFrame.tsx';
import { dayOf, ONE_CALENDAR } from './days.ts';

export interface CalendarProps extends CalendarFrameProps {
  /** The selected day as YYYY-MM-DD, empty for none, when controlled. */
  value?: string;
  /** The initial value, when uncontrolled. */
  defaultValue?: string;
  /** Called with the selected day. */
  onValueChange?: (day: string) => void;
  /** A day of the month that is shown first; by default the selected day, otherwise today. */
  defaultMonth?: string;
}

/**
 * A month grid for selecting one day, always visible. Use DatePicker instead in a form, where the calendar opens beside an input, and
 * RangeCalendar for a first and a last day.
 */
export function Calendar({ value, defaultValue, onValueChange, defaultMonth, ...frame }: CalendarProps) {
  const { locale } = useLocaleSettings();
  const { min, max, unavailableReason, firstDayOfWeek, months = 1, autoFocus } = frame;
  const visibleDuration = useMemo(() => ({ months }), [months]);
  const state = useCalendarState({
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
    isDateUnavailable: (day) => unavailableReason?.(day.toString()) !== undefined,
    value: value === undefined ? undefined : dayOf(value),
    defaultValue: dayOf(defaultValue),
    defaultFocusedValue: dayOf(defaultMonth),
    onChange: (day) => onValueChange?.(day.toString()),
  });
  return <CalendarFrame {...frame} state={state} />;
}
