import {
  CALENDAR_TEXTS,
  type CalendarEvent,
  type CalendarRange,
  type CalendarView,
  type DatedEvent,
  datedEvents,
  daysOf,
  endOfItsWeek,
  type HourlyEvent,
  type LaidOutDay,
  layOutHours,
  layOutWeek,
  minuteOfDay,
  monthOf,
  movedDay,
  type PlacedEvent,
  shownHours,
  weeksOf,
} from '@quad/domain/calendar';
import { formatClockTime, formatTime } from '@quad/domain/time';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Direction } from 'radix-ui';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useMemo, useRef } from 'react';
import { BareLink } from '../../../primitives/Link/BareLink.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { hue } from '../../../themes/hue.css.ts';
import { hueOf } from '../../../themes/hue.ts';
import { eventPath } from '../../links/links.ts';
import type { DayNames } from './dayNames.ts';
import * as styles from './EventCalendar.css.ts';

/**
 * The number of lines per day of a month, and for events of several days above the hours of a week. Other events are counted, which limits
 * the number of DOM nodes.
 */
const LINES = { month: 3, week: 4 } as const;

const NONE: readonly CalendarEvent[] = [];

export interface CalendarGridProps {
  view: Exclude<CalendarView, 'day'>;
  /** The id of the element that names the grid. */
  labelledBy: string;
  /** The focused day, from which the arrow keys move. */
  active: string;
  today: string;
  range: CalendarRange;
  /** Undefined while loading; the days are shown already. */
  events: readonly CalendarEvent[] | undefined;
  names: DayNames;
  /** The current time, for the line in a week. */
  now?: Date | undefined;
  /** Called to focus another day, which may be on another page. */
  onActiveChange: (day: string) => void;
  /** Called to open a day. */
  onItemSelect: (day: string) => void;
}

/** The day to which a key leads, as in the ARIA practices for date grids; left and right are swapped in right-to-left languages. */
function dayAfterKey(
  event: KeyboardEvent,
  day: string,
  { isRightToLeft, locale }: { isRightToLeft: boolean; locale: string },
): string | undefined {
  const forwards = isRightToLeft ? -1 : 1;
  const byPage = event.shiftKey ? 'year' : 'month';
  const moves = new Map<string, () => string>([
    ['ArrowLeft', () => movedDay(day, 'day', -forwards)],
    ['ArrowRight', () => movedDay(day, 'day', forwards)],
    ['ArrowUp', () => movedDay(day, 'week', -1)],
    ['ArrowDown', () => movedDay(day, 'week', 1)],
    ['Home', () => endOfItsWeek(day, 'first', locale)],
    ['End', () => endOfItsWeek(day, 'last', locale)],
    ['PageUp', () => movedDay(day, byPage, -1)],
    ['PageDown', () => movedDay(day, byPage, 1)],
  ]);
  return moves.get(event.key)?.();
}

/* Attributes of the ARIA grid pattern: the day of a cell takes the focus, and its events follow in the tab order. */
const AS_CELL = { role: 'gridcell' } as const;

function asGrid(titleId: string) {
  return { role: 'grid', 'aria-labelledby': titleId } as const;
}

function focusDay(table: HTMLTableElement | null, day: string): void {
  table?.querySelector<HTMLElement>(`[data-day="${day}"] > button`)?.focus();
}

function dayAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
}

/** The hours of a week. */
interface WeekHours {
  readonly first: number;
  readonly last: number;
  readonly placed: ReadonlyMap<string, readonly HourlyEvent[]>;
  /** The number of lines above the hours, equal for all days, so that the hours are aligned. */
  readonly lanes: number;
}

interface LaidOutWeek {
  readonly days: readonly LaidOutDay[];
  readonly hours?: WeekHours;
}

/** Lays out a week with hours; events of several days are placed above them. */
function withHours(dated: readonly DatedEvent[], week: readonly string[], timeZone: string): LaidOutWeek {
  const ofOneDay = (day: string) => dated.filter(({ days }) => days.from === day && days.to === day);
  const hours = new Map(week.map((day) => [day, layOutHours(ofOneDay(day), timeZone)]));
  const long = dated.filter(({ days }) => days.from !== days.to);
  const days = layOutWeek(long, week, LINES.week).map((laidOut) => ({
    ...laidOut,
    moreCount: laidOut.moreCount + (hours.get(laidOut.day)?.moreCount ?? 0),
  }));
  const placed = new Map([...hours].map(([day, each]) => [day, each.placed]));
  const lanes = Math.max(...days.map(({ lines, moreCount }) => lines.length + (moreCount > 0 ? 1 : 0)));
  return { days, hours: { ...shownHours([...placed.values()].flat()), placed, lanes } };
}

/** The days of a month or week as a grid, with as many events as fit. The focused day is controlled. */
export function CalendarGrid({
  view,
  labelledBy,
  active,
  today,
  range,
  events,
  names,
  now,
  onActiveChange,
  onItemSelect,
}: CalendarGridProps) {
  const { locale, timeZone } = useLocaleSettings();
  const isRightToLeft = Direction.useDirection() === 'rtl';
  const tableRef = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const { from, to } = range;
  const weeks = useMemo(() => {
    const dated = datedEvents(events ?? NONE, timeZone);
    return weeksOf({ from, to }, locale).map(
      (week): LaidOutWeek =>
        events && view === 'week' ? withHours(dated, week, timeZone) : { days: layOutWeek(dated, week, LINES.month) },
    );
  }, [events, from, to, locale, timeZone, view]);
  useEffect(() => {
    if (isMoved.current) focusDay(tableRef.current, active);
    isMoved.current = false;
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayAt(event.target);
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayAfterKey(event, day, { isRightToLeft, locale });
    if (next === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    if (next === active) focusDay(tableRef.current, next);
    else onActiveChange(next);
  };
  const onClick = ({ target }: MouseEvent) => {
    const day = dayAt(target);
    if (day && target instanceof Element && !target.closest('a')) onItemSelect(day);
  };
  const first = weeks[0]?.days ?? [];
  const month = view === 'month' ? monthOf(active) : range;
  return (
    <table ref={tableRef} {...asGrid(labelledBy)} onKeyDown={onKeyDown} onClick={onClick} className={styles.grid({ rows: view })}>
      <thead>
        <tr>
          {first.map(({ day }) => (
            <th key={day} scope="col" abbr={names.weekday(day)} className={styles.weekday}>
              {names.shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ days, hours }) => (
          <Week
            key={days[0]?.day}
            view={view}
            week={days}
            hours={hours}
            nowMinute={hours && now && minuteOfDay(now, timeZone)}
            active={days.some(({ day }) => day === active) ? active : undefined}
            today={days.some(({ day }) => day === today) ? today : undefined}
            monthFrom={month.from}
            monthTo={month.to}
            names={names}
            timeZone={timeZone}
          />
        ))}
      </tbody>
    </table>
  );
}

interface WeekProps {
  view: 'month' | 'week';
  week: readonly LaidOutDay[];
  hours: WeekHours | undefined;
  nowMinute: number | undefined;
  active: string | undefined;
  today: string | undefined;
  monthFrom: string;
  monthTo: string;
  names: DayNames;
  timeZone: string;
}

/** Memoized, so that a week renders only when the focused day enters or leaves it. */
const Week = memo(function Week({ week, active, ...shared }: WeekProps) {
  return (
    <tr>
      {week.map((laidOut) => (
        <Day key={laidOut.day} laidOut={laidOut} active={laidOut.day === active} first={laidOut === week[0]} {...shared} />
      ))}
    </tr>
  );
});

interface DayProps extends Omit<WeekProps, 'week' | 'active'> {
  laidOut: LaidOutDay;
  active: boolean;
  /** Whether the day is the first of its row, where continued events repeat their title. */
  first: boolean;
}

function Day({ view, laidOut, hours, nowMinute, active, first, today, monthFrom, monthTo, names, timeZone }: DayProps) {
  const t = useTranslate();
  const { day, lines, moreCount } = laidOut;
  const hourly = hours?.placed.get(day) ?? [];
  const count = lines.filter(Boolean).length + hourly.length + moreCount;
  const isToday = day === today;
  const tabIndex = active ? 0 : -1;
  const countText = count === 1 ? t('1 event') : t('{count} events', { count });
  const moreText = t('+{count} more', { count: moreCount });
  const label = [names.full(day), isToday && t(CALENDAR_TEXTS.todayWord), count > 0 && countText].filter(Boolean).join(', ');
  return (
    <td
      {...AS_CELL}
      data-day={day}
      data-number={names.number(day)}
      data-more={moreCount > 0 ? moreText : undefined}
      className={styles.day({ rows: view, isOutside: day < monthFrom || day > monthTo })}
    >
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        className={styles.number({ isToday })}
      >
        {names.number(day)}
      </button>
      {Array.from({ length: hours ? hours.lanes - (moreCount > 0 ? 1 : 0) : lines.length }, (_, lane) => lines[lane]).map((placed, lane) =>
        placed ? (
          <EventLine key={placed.event._id} placed={placed} day={day} first={first} tabIndex={tabIndex} timeZone={timeZone} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty line has only its position.
          <div key={lane} className={styles.line} />
        ),
      )}
      {moreCount > 0 && (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={t(CALENDAR_TEXTS.showAll, { more: moreCount, count, day: names.full(day) })}
          className={`${styles.line} ${styles.more}`}
        >
          {moreText}
        </button>
      )}
      {hours && (
        <div className={styles.hours} style={assignInlineVars({ [styles.hourCount]: String(hours.last - hours.first) })}>
          {first && <HourNames {...hours} />}
          {hourly.map((placed) => (
            <HourEvent key={placed.event._id} placed={placed} first={hours.first} tabIndex={tabIndex} timeZone={timeZone} />
          ))}
          {isToday && nowMinute !== undefined && nowMinute / 60 >= hours.first && nowMinute / 60 <= hours.last && (
            <div className={styles.now} style={assignInlineVars({ [styles.fromHour]: String(nowMinute / 60 - hours.first) })} />
          )}
        </div>
      )}
    </td>
  );
}

/** The hours beside the first day; hidden from screen readers, because each event states its time. */
function HourNames({ first, last }: WeekHours) {
  const { locale } = useLocaleSettings();
  return Array.from({ length: last - first }, (_, index) => first + index).map((hour) => (
    <span key={hour} aria-hidden="true" className={styles.hourName} style={assignInlineVars({ [styles.fromHour]: String(hour - first) })}>
      {formatClockTime(`${String(hour).padStart(2, '0')}:00`, locale)}
    </span>
  ));
}

interface HourEventProps {
  placed: HourlyEvent;
  /** The first hour of the grid. */
  first: number;
  tabIndex: number;
  timeZone: string;
}

/** An event at its hours; its height is its duration. */
function HourEvent({ placed: { event, from, to, column, columns }, first, tabIndex, timeZone }: HourEventProps) {
  const text = useEventText(event, timeZone);
  const place = {
    [styles.fromHour]: String(from / 60 - first),
    [styles.hourLength]: String((to - from) / 60),
    [styles.column]: String(column / columns),
    [styles.columnWidth]: String(1 / columns),
  };
  return (
    <BareLink
      href={eventPath(event._id)}
      tabIndex={tabIndex}
      title={text}
      style={assignInlineVars({ ...place, [hue]: String(hueOf(event.unit.name)) })}
      className={`${styles.event(lookOf(event))} ${styles.hourEvent}`}
    >
      {text}
    </BareLink>
  );
}

function lookOf({ status }: CalendarEvent) {
  return { isOver: status === 'completed', isCancelled: status === 'cancelled' };
}

/** The text of an event: 'Cancelled: 9:30 am Guest Lecture'. The time is included on the day on which the event starts. */
function useEventText(event: CalendarEvent, timeZone: string, begins = true): string {
  const { locale, translate: t } = useLocaleSettings();
  const { isCancelled } = lookOf(event);
  return [isCancelled && `${t(CALENDAR_TEXTS.cancelled)}:`, begins && formatTime(event.start, timeZone, locale), event.title]
    .filter(Boolean)
    .join(' ');
}

interface EventLineProps {
  placed: PlacedEvent;
  day: string;
  first: boolean;
  tabIndex: number;
  timeZone: string;
}

function EventLine({ placed: { event, days }, day, first, tabIndex, timeZone }: EventLineProps) {
  const { locale } = useLocaleSettings();
  const begins = day === days.from;
  const text = useEventText(event, timeZone, begins);
  const goesOn = day !== days.to;
  const restOfRow = daysOf({ from: day, to: endOfItsWeek(day, 'last', locale) }, 7).filter((each) => each <= days.to);
  return (
    <BareLink
      href={eventPath(event._id)}
      tabIndex={tabIndex}
      title={text}
      style={assignInlineVars({ [hue]: String(hueOf(event.unit.name)) })}
      className={`${styles.line} ${styles.event({
        ...lookOf(event),
        isFromBefore: !begins,
        goesOn,
      })}`}
    >
      {begins || first ? (
        goesOn ? (
          <div className={styles.longWords} style={assignInlineVars({ [styles.rowWidth]: `${restOfRow.length * 100}%` })}>
            {text}
          </div>
        ) : (
          text
        )
      ) : (
        <span aria-label={text} role="img">
          {'\u00a0'}
        </span>
      )}
    </BareLink>
  );
}
