import { type CalendarDate, endOfWeek, startOfWeek, today } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Direction } from 'radix-ui';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import * as styles from './CalendarFrame.css.ts';
import { dayOf, useDayNames, type WeekDay } from './days.ts';
import { type CalendarMessages, calendarMessages } from './messages.ts';

/** Props that Calendar and RangeCalendar share. */
export interface CalendarFrameProps {
  /** What the day is for; the accessible name of the calendar. */
  label: string;
  /** The first day that can be selected, YYYY-MM-DD. */
  min?: string;
  /** The last day that can be selected, YYYY-MM-DD. */
  max?: string;
  /** Returns why a day between `min` and `max` cannot be selected, in a few words; undefined if it can. */
  unavailableReason?: (day: string) => string | undefined;
  /** The first day of the week; by default that of the locale. */
  firstDayOfWeek?: WeekDay;
  /** How many months are shown side by side where there is room. */
  months?: 1 | 2;
  /** Moves the focus to the calendar when it mounts, for calendars inside an overlay. */
  autoFocus?: boolean;
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<CalendarMessages>;
}

type MonthsState = CalendarState | RangeCalendarState;

interface FrameProps extends CalendarFrameProps {
  state: MonthsState;
  /** An instruction below the months. */
  hint?: string;
}

/* Attributes of the ARIA grid pattern for a table with a selection. */
function asGrid(titleId: string, isRange: boolean) {
  return { role: 'grid', 'aria-labelledby': titleId, 'aria-multiselectable': isRange || undefined } as const;
}

function asDay({ isChosen, isOff, isToday }: { isChosen: boolean; isOff: boolean; isToday: boolean }) {
  const current = isToday ? ('date' as const) : undefined;
  return { role: 'gridcell', 'aria-selected': isChosen, 'aria-disabled': isOff || undefined, 'aria-current': current } as const;
}

const WEEKS = [0, 1, 2, 3, 4, 5];

/** Maps keys to moves in the grid; left and right are swapped in right-to-left languages. */
function keysOf(state: MonthsState, options: { isRightToLeft: boolean; locale: string; firstDayOfWeek?: WeekDay }) {
  const { isRightToLeft, locale, firstDayOfWeek } = options;
  const back = () => state.focusPreviousDay();
  const on = () => state.focusNextDay();
  const choose = () => state.selectFocusedDate();
  return new Map<string, () => void>([
    ['ArrowLeft', isRightToLeft ? on : back],
    ['ArrowRight', isRightToLeft ? back : on],
    ['ArrowUp', () => state.focusPreviousRow()],
    ['ArrowDown', () => state.focusNextRow()],
    ['Home', () => state.setFocusedDate(startOfWeek(state.focusedDate, locale, firstDayOfWeek))],
    ['End', () => state.setFocusedDate(endOfWeek(state.focusedDate, locale, firstDayOfWeek))],
    ['PageUp', () => state.focusPreviousSection()],
    ['PageDown', () => state.focusNextSection()],
    ['Shift+PageUp', () => state.focusPreviousSection(true)],
    ['Shift+PageDown', () => state.focusNextSection(true)],
    ['Enter', choose],
    [' ', choose],
  ]);
}

function dayAt(target: EventTarget): CalendarDate | null {
  return target instanceof Element ? dayOf(target.closest<HTMLElement>('[data-day]')?.dataset.day) : null;
}

function hasAnchor(state: MonthsState): state is RangeCalendarState {
  return 'anchorDate' in state && state.anchorDate !== null;
}

/** The months of a calendar with the buttons for the previous and next month. The passed state holds the selection. */
export function CalendarFrame(props: FrameProps) {
  const { state, label, unavailableReason, firstDayOfWeek, months = 1, hint } = props;
  const { locale, translate } = useLocaleSettings();
  const messages = { ...calendarMessages(translate), ...props.messages };
  const isRightToLeft = Direction.useDirection() === 'rtl';
  const names = useDayNames(locale);
  const id = useId();
  const boxRef = useRef<HTMLFieldSetElement>(null);
  const focusedDay = state.focusedDate.toString();
  useEffect(() => {
    if (state.isFocused) boxRef.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`)?.focus();
  }, [state.isFocused, focusedDay]);
  const keys = keysOf(state, { isRightToLeft, locale, firstDayOfWeek });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && hasAnchor(state)) {
      event.preventDefault();
      state.setAnchorDate(null);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = keys.get(event.shiftKey ? `Shift+${event.key}` : event.key);
    if (!move) return;
    event.preventDefault();
    move();
  };
  const onClick = ({ target }: MouseEvent) => {
    const day = dayAt(target);
    if (!day || state.isInvalid(day)) return;
    state.setFocused(true);
    state.setFocusedDate(day);
    if (!state.isCellUnavailable(day)) state.selectDate(day);
  };
  const onPointerOver = ({ target }: PointerEvent) => {
    const day = dayAt(target);
    if (day && hasAnchor(state) && !state.isCellUnavailable(day)) state.highlightDate(day);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const day = dayAt(target);
    if (!day) return;
    state.setFocused(true);
    if (day.compare(state.focusedDate) !== 0) state.setFocusedDate(day);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && dayAt(relatedTarget)) return;
    state.setFocused(false);
    if (hasAnchor(state) && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) state.setAnchorDate(null);
  };
  const firsts = Array.from({ length: months }, (_, index) => state.visibleRange.start.add({ months: index }));
  const shown = firsts.map(names.month).join(', ');
  const reason = unavailableReason?.(focusedDay);
  const hasLine = hint !== undefined || unavailableReason !== undefined;
  return (
    <fieldset
      ref={boxRef}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerOver={onPointerOver}
      onFocus={onFocus}
      onBlur={onBlur}
      className={styles.box}
    >
      <div className={styles.turning}>
        <IconButton
          label={messages.previousMonth}
          icon={<ChevronLeft size={20} className={styles.arrow} />}
          unavailableReason={state.isPreviousVisibleRangeInvalid() ? messages.noEarlier : undefined}
          onClick={() => state.focusPreviousPage()}
        />
        <IconButton
          label={messages.nextMonth}
          icon={<ChevronRight size={20} className={styles.arrow} />}
          unavailableReason={state.isNextVisibleRangeInvalid() ? messages.noLater : undefined}
          onClick={() => state.focusNextPage()}
        />
      </div>
      <VisuallyHidden>
        {/* A focused day already announces its month and why it is unavailable, so the status contains only the hint. */}
        <span role="status">{state.isFocused ? hint : shown}</span>
      </VisuallyHidden>
      <div className={styles.months}>
        {firsts.map((first, index) => (
          <div key={first.toString()} className={styles.month({ isSecond: index === 1 })}>
            <p id={`${id}-${index}`} className={styles.title}>
              {names.month(first)}
            </p>
            <Month
              first={first}
              titleId={`${id}-${index}`}
              state={state}
              names={names}
              todayWord={messages.today}
              firstDayOfWeek={firstDayOfWeek}
              unavailableReason={unavailableReason}
            />
          </div>
        ))}
      </div>
      {hasLine && <p className={styles.line}>{(state.isFocused && reason) || hint}</p>}
    </fieldset>
  );
}

interface MonthProps extends Pick<FrameProps, 'state' | 'firstDayOfWeek' | 'unavailableReason'> {
  first: CalendarDate;
  titleId: string;
  names: ReturnType<typeof useDayNames>;
  todayWord: string;
}

function Month({ first, titleId, state, names, todayWord, firstDayOfWeek, unavailableReason }: MonthProps) {
  const { locale, timeZone } = useLocaleSettings();
  const now = today(timeZone);
  const isRange = 'highlightedRange' in state;
  const range = isRange ? state.highlightedRange : null;
  const week = Array.from({ length: 7 }, (_, index) => startOfWeek(first, locale, firstDayOfWeek).add({ days: index }));
  const drawDay = (day: CalendarDate): ReactNode => {
    const text = day.toString();
    const reason = unavailableReason?.(text);
    const isToday = day.compare(now) === 0;
    const isOff = state.isInvalid(day) || reason !== undefined;
    const isChosen = state.isSelected(day);
    return (
      <td
        key={text}
        {...asDay({ isChosen, isOff, isToday })}
        data-day={text}
        tabIndex={day.compare(state.focusedDate) === 0 ? 0 : -1}
        aria-label={[names.full(day), isToday && todayWord, reason].filter(Boolean).join(', ')}
        title={reason}
        className={styles.day}
      >
        <span
          className={styles.face({
            isToday,
            isOff,
            isChosen,
            isInRange: isChosen && isRange,
            isFirst: isChosen && range?.start.compare(day) === 0,
            isLast: isChosen && range?.end.compare(day) === 0,
          })}
        >
          {names.number(day)}
        </span>
      </td>
    );
  };
  return (
    <table {...asGrid(titleId, isRange)} className={styles.grid}>
      <thead>
        <tr>
          {week.map((day) => (
            <th key={day.toString()} scope="col" abbr={names.weekday(day)} className={styles.weekday}>
              {names.shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEKS.map((row) => (
          <tr key={row}>
            {state.getDatesInWeek(row, first).map((day, column) => {
              const isOfMonth = day !== null && day.month === first.month;
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has only its position.
              return isOfMonth ? drawDay(day) : <td key={`blank ${column}`} className={styles.blank} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
