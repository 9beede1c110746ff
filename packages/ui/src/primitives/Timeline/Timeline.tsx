import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Direction } from 'radix-ui';
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../UiProvider/LocaleSettings.ts';
import { type TimelineMessages, timelineMessages } from './messages.ts';
import { endOf, type OccupiedRange, placeOf, type SlotScale, startOf, statusOf, TIMELINE_STATUSES, type TimelineBooking } from './slots.ts';
import * as styles from './Timeline.css.ts';
import { type TimelineRange, useTimeline } from './useTimeline.ts';

export interface TimelineRow {
  id: string;
  /** The name at the start of the row. */
  label: string;
}

export interface TimelineProps extends Partial<Pick<SlotScale, 'fromHour' | 'toHour' | 'slotMinutes'>> {
  /** What is shown, for screen readers: 'Rooms on 24 November'. */
  label: string;
  /** The heading of the row names, such as 'Room'. */
  rowName: string;
  /** The rows, in this order; only visible ones are rendered. */
  rows: readonly TimelineRow[];
  /** The days as YYYY-MM-DD: one for a day, seven for a week. Pass the same array as long as the days do not change. */
  days: readonly string[];
  /** The bookings; overlapping ones are shown as one block. */
  bookings: readonly TimelineBooking[];
  /** The earliest time that can be selected, YYYY-MM-DDTHH:mm, such as the current time. */
  min?: string;
  /** The selected range, null for none, when controlled. */
  value?: TimelineRange | null;
  /** The initial value, when uncontrolled. */
  defaultValue?: TimelineRange | null;
  /** Called with the row, start and end of the selected range; without it, no range can be selected. */
  onValueChange?: (range: TimelineRange) => void;
  /** Called when a block is pressed, with all its overlapping bookings. */
  onBookingSelect?: (bookings: readonly TimelineBooking[]) => void;
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<TimelineMessages>;
}

/*
 * What makes an element a part of the grid. A table lays its cells out itself; these lie by the hour, most are not there, and one at a time
 * has the focus.
 */
const ROW_GROUP = { role: 'rowgroup' } as const;
const ROW_HEADER = { role: 'rowheader' } as const;

interface GridProps {
  label: string;
  hintId: string | undefined;
  rowCount: number;
  columnCount: number;
}

function asGrid({ label, hintId, rowCount, columnCount }: GridProps) {
  return {
    role: 'grid',
    'aria-label': label,
    'aria-describedby': hintId,
    'aria-rowcount': rowCount,
    'aria-colcount': columnCount,
  } as const;
}

function asRow(index: number) {
  return { role: 'row', 'aria-rowindex': index + 1 } as const;
}

function asColumnHeader(from: number, span: number) {
  return { role: 'columnheader', 'aria-colindex': from + 2, 'aria-colspan': span } as const;
}

const CORNER = { role: 'columnheader', 'aria-colindex': 1 } as const;

interface CellProps {
  from: number;
  to: number;
  name: string;
  current: boolean;
  selected?: boolean;
  disabled?: boolean;
}

function asCell({ from, to, name, current, selected, disabled }: CellProps) {
  return {
    role: 'gridcell',
    'aria-colindex': from + 2,
    'aria-colspan': to - from,
    'aria-label': name,
    'aria-selected': selected,
    'aria-disabled': disabled || undefined,
    tabIndex: current ? 0 : -1,
  } as const;
}

/**
 * In pixels. Rows have a fixed height, so that none has to be measured; slots have a minimum width, so that they can be hit by finger and
 * pointer.
 */
const ROW = 48;
const HEAD = 56;
const NAME = 120;
const SLOT_OF_A_DAY = 32;
const SLOT_OF_A_WEEK = 24;

/** The inner width of an element in pixels; 0 until it is mounted. */
function useInnerWidth(ref: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setRoom(element.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}

/** Formatters for times. They are local times of the campus, so UTC is used to avoid a conversion. */
function useTimeFormats(locale: string) {
  return useMemo(() => {
    const by = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (moment: string) => format.format(new Date(`${moment}Z`));
    };
    return {
      hour: by({ hour: 'numeric' }),
      time: by({ hour: 'numeric', minute: '2-digit' }),
      day: by({ weekday: 'short', day: 'numeric', month: 'short' }),
    };
  }, [locale]);
}

/**
 * A schedule of rooms or other bookable resources for a day or a week, with free, requested and booked times. A range is selected by
 * dragging, by pressing its first and last slot, or by keyboard. Use DataTable instead for a list of bookings.
 */
export function Timeline(props: TimelineProps) {
  // The virtualizers are mutable objects, so the React Compiler would memoize stale values.
  'use no memo';
  const { label, rowName, rows, days, bookings, min, value, defaultValue = null, onValueChange, onBookingSelect } = props;
  const { fromHour = 8, toHour = 22, slotMinutes = 30 } = props;
  const messages = { ...timelineMessages(useTranslate()), ...props.messages };
  const { locale } = useLocaleSettings();
  const isRtl = Direction.useDirection() === 'rtl';
  const write = useTimeFormats(locale);
  const hintId = useId();
  const gridRef = useRef<HTMLDivElement>(null);
  const scale = useMemo(() => ({ days, fromHour, toHour, slotMinutes }), [days, fromHour, toHour, slotMinutes]);
  const rowIds = useMemo(() => rows.map(({ id }) => id), [rows]);
  const slotCount = days.length * (toHour - fromHour) * (60 / slotMinutes);
  // If everything fits, the slots fill the available width.
  const slotPx = Math.max(days.length > 1 ? SLOT_OF_A_WEEK : SLOT_OF_A_DAY, Math.floor((useInnerWidth(gridRef) - NAME) / slotCount));
  const timeline = useTimeline({
    ...{ scale, rowIds, bookings, min, value, defaultValue, onValueChange, onBookingSelect, gridRef },
    slotWidth: slotPx,
    nameWidth: NAME,
  });
  const { cursor, visit, count, perDay, firstFree, canSelect } = timeline;
  const perHour = 60 / slotMinutes;
  const getScrollElement = () => gridRef.current;
  const rowsInSight = useVirtualizer({
    count: rows.length,
    getScrollElement,
    estimateSize: () => ROW,
    paddingStart: HEAD,
    overscan: 2,
    initialRect: { width: 0, height: 560 },
  });
  const hoursInSight = useVirtualizer({
    count: count / perHour,
    getScrollElement,
    estimateSize: () => slotPx * perHour,
    horizontal: true,
    isRtl,
    paddingStart: NAME,
    overscan: 1,
    initialRect: { width: 960, height: 0 },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slot width moves every hour.
  useLayoutEffect(() => {
    hoursInSight.measure();
  }, [hoursInSight, slotPx]);
  // Scrolls initially to one hour before the first time that can be selected.
  const [firstShown] = useState(firstFree < count ? Math.max(firstFree - perHour, 0) * slotPx : 0);
  useEffect(() => {
    void gridRef.current?.scrollTo({ left: isRtl ? -firstShown : firstShown });
  }, [firstShown, isRtl]);
  const hours = hoursInSight.getVirtualItems();
  const first = (hours[0]?.index ?? 0) * perHour;
  const last = ((hours.at(-1)?.index ?? 0) + 1) * perHour;
  // The row that has the focus is always rendered, wherever the grid is scrolled to.
  const shown = [...new Set([...rowsInSight.getVirtualItems().map(({ index }) => index), cursor.row])].sort((one, other) => one - other);

  const timesOf = (from: number, to: number) => `${write.time(startOf(from, scale))} ${messages.to} ${write.time(endOf(to - 1, scale))}`;
  const nameOf = (row: number, from: number, to: number, state: string) =>
    [timesOf(from, to), state, rows[row]?.label, write.day(startOf(from, scale))].join(', ');
  const stateOf = (slot: number, isChosen: boolean) => {
    if (isChosen) return messages.chosen;
    return slot < firstFree ? messages.over : messages.free;
  };
  const describeBookings = ({ bookings }: OccupiedRange) => {
    const statuses = [...new Set(bookings.map(({ status }) => messages.status[status]))];
    return `${statuses.join(', ')}: ${bookings.map((each) => each.label).join(', ')}`;
  };

  const drawRow = (row: number) => {
    const isOn = (from: number, to: number) => row === cursor.row && from <= cursor.slot && cursor.slot < to;
    const occupied = timeline.occupiedIn(row).filter(({ from, to }) => (to > first && from < last) || isOn(from, to));
    const isOnFree = row === cursor.row && !occupied.some(({ from, to }) => isOn(from, to));
    const cells: { from: number; to: number; range?: OccupiedRange }[] = occupied.map((range) => ({
      from: range.from,
      to: range.to,
      range,
    }));
    if (isOnFree) cells.push({ from: cursor.slot, to: cursor.slot + 1 });
    const chosen = timeline.chosenIn(row);
    const isChosen = chosen !== undefined && chosen.from <= cursor.slot && cursor.slot < chosen.to;
    return (
      <div
        key={rowIds[row]}
        {...asRow(row + 2)}
        data-row={row}
        className={styles.row({ canSelect })}
        style={assignInlineVars({ [styles.top]: `${HEAD + row * ROW}px` })}
      >
        <div {...ROW_HEADER} title={rows[row]?.label} className={styles.name}>
          <span className={styles.words}>{rows[row]?.label}</span>
        </div>
        {chosen && (
          <div
            role="presentation"
            className={styles.chosen}
            style={assignInlineVars({ [styles.from]: `${chosen.from}`, [styles.length]: `${chosen.to - chosen.from}` })}
          />
        )}
        {cells.map(({ from, to, range }) => {
          const isCurrent = isOn(from, to);
          return (
            <div
              key={isCurrent ? `visit ${visit}` : from}
              {...asCell({
                from,
                to,
                name: nameOf(row, from, to, range ? describeBookings(range) : stateOf(from, isChosen)),
                current: isCurrent,
                // What nobody can select is neither unselected nor disabled.
                ...(!range && (canSelect || isChosen) && { selected: isChosen, disabled: from < firstFree }),
              })}
              title={range && describeBookings(range)}
              className={range ? styles.range({ status: statusOf(range), isPressable: onBookingSelect !== undefined }) : styles.slot}
              style={assignInlineVars({ [styles.from]: `${from}`, [styles.length]: `${to - from}` })}
            >
              {range?.bookings.map((each) => each.label).join(', ')}
            </div>
          );
        })}
      </div>
    );
  };

  const lengths = assignInlineVars({
    [styles.slotWidth]: `${slotPx}px`,
    [styles.hourWidth]: `${slotPx * perHour}px`,
    [styles.dayWidth]: `${slotPx * perDay}px`,
    [styles.nameWidth]: `${NAME}px`,
    [styles.width]: `${NAME + slotPx * count}px`,
    [styles.height]: `${HEAD + ROW * rows.length}px`,
    [styles.rowHeight]: `${ROW}px`,
  });
  const selectHint = timeline.isChoosing ? messages.chooseEnd : messages.chooseStart;
  const hint = canSelect ? selectHint : onBookingSelect && messages.openBooking;
  const daysInSight = days.map((day, index) => ({ day, from: index * perDay })).filter(({ from }) => from < last && from + perDay > first);
  return (
    <Stack gap="xs">
      <div
        ref={gridRef}
        {...asGrid({ label, hintId: hint && hintId, rowCount: rows.length + 2, columnCount: count + 1 })}
        {...timeline.handlers}
        className={styles.grid}
        style={lengths}
      >
        <div {...ROW_GROUP} className={styles.canvas}>
          <div role="presentation" className={styles.head}>
            <div {...asRow(0)} className={styles.headRow}>
              <div {...CORNER} className={styles.corner}>
                {rowName}
              </div>
              {daysInSight.map(({ day, from }) => (
                <div
                  key={day}
                  {...asColumnHeader(from, perDay)}
                  className={styles.dayHead}
                  style={assignInlineVars({ [styles.from]: `${from}`, [styles.length]: `${perDay}` })}
                >
                  <span className={styles.dayName}>{write.day(`${day}T00:00`)}</span>
                </div>
              ))}
            </div>
            <div {...asRow(1)} className={styles.headRow}>
              <div role="presentation" className={styles.corner} />
              {hours.map(({ index }) => (
                <div
                  key={index}
                  {...asColumnHeader(index * perHour, perHour)}
                  className={styles.hourHead}
                  style={assignInlineVars({ [styles.from]: `${index * perHour}`, [styles.length]: `${perHour}` })}
                >
                  {write.hour(startOf(index * perHour, scale))}
                </div>
              ))}
            </div>
          </div>
          {firstFree > 0 && (
            <div
              role="presentation"
              className={styles.past}
              style={assignInlineVars({ [styles.length]: `${min === undefined ? 0 : placeOf(min, scale)}` })}
            />
          )}
          {shown.map(drawRow)}
        </div>
      </div>
      {hint && (
        <Text id={hintId} role="status" size="s" tone="muted">
          {hint}
        </Text>
      )}
      <Inline as="ul" gap="xs">
        {TIMELINE_STATUSES.map((status) => (
          <li key={status} className={`${styles.range({ status })} ${styles.sample}`}>
            {messages.status[status]}
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
