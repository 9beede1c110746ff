import { Direction } from 'radix-ui';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useControllableState } from '../useControllableState.ts';
import {
  endOf,
  freeAround,
  type OccupiedRange,
  occupiedRangeAt,
  occupiedRangesOf,
  placeOf,
  type SlotScale,
  slotsPerDay,
  startOf,
  type TimelineBooking,
} from './slots.ts';

/** A selection: slots of one row on one day. */
export interface TimelineRange {
  rowId: string;
  /** YYYY-MM-DDTHH:mm. */
  start: string;
  end: string;
}

export interface TimelineOptions {
  scale: SlotScale;
  rowIds: readonly string[];
  bookings: readonly TimelineBooking[];
  min: string | undefined;
  value: TimelineRange | null | undefined;
  defaultValue: TimelineRange | null;
  onValueChange: ((range: TimelineRange) => void) | undefined;
  onBookingSelect: ((bookings: readonly TimelineBooking[]) => void) | undefined;
  gridRef: RefObject<HTMLElement | null>;
  /** The width of a slot, in pixels. */
  slotWidth: number;
  /** The width of the row names, in pixels. */
  nameWidth: number;
}

/** A slot of a row, by their indexes. */
export interface Place {
  readonly row: number;
  readonly slot: number;
}

/**
 * The focused slot by what it stands for and not by index, so that it stays where it is when rows, bookings or hours change. `visit` counts
 * the moves: it is the key of the focused cell, which is a new element after each move, so that screen readers announce it, and the same
 * element while only the data around it change, so that the focus is not lost.
 */
interface Position {
  readonly rowId: string;
  /** YYYY-MM-DDTHH:mm. */
  readonly start: string;
  readonly visit: number;
}

const PAGE = 10;
const NONE: readonly OccupiedRange[] = [];

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The state of a timeline: the focused slot and the selection, with the handlers for keyboard and pointer. */
export function useTimeline(options: TimelineOptions) {
  const { scale, rowIds, bookings, min, value, defaultValue, onValueChange, onBookingSelect, gridRef, slotWidth, nameWidth } = options;
  const isRightToLeft = Direction.useDirection() === 'rtl';
  const perDay = slotsPerDay(scale);
  const count = perDay * scale.days.length;
  const firstFree = min === undefined ? 0 : Math.ceil(placeOf(min, scale));
  const slotOf = (start: string) => clamp(Math.floor(placeOf(start, scale)), 0, count - 1);
  const [position, setPosition] = useState<Position>({
    rowId: rowIds[0] ?? '',
    start: startOf(clamp(firstFree, 0, count - 1), scale),
    visit: 0,
  });
  const cursor: Place = { row: Math.max(rowIds.indexOf(position.rowId), 0), slot: slotOf(position.start) };
  const canSelect = onValueChange !== undefined;
  const [anchorStart, setAnchorStart] = useState<string>();
  const anchor = !canSelect || anchorStart === undefined ? undefined : slotOf(anchorStart);
  const setAnchor = (slot: number | undefined) => setAnchorStart(slot === undefined ? undefined : startOf(slot, scale));
  const [chosen, setChosen] = useControllableState(value, defaultValue, onValueChange);
  const followsFocus = useRef(false);
  // A mouse selects before its click, which may end over a booking.
  const ignoresClick = useRef(false);

  const byRow = useMemo(() => {
    const groups = Map.groupBy(bookings, ({ rowId }) => rowId);
    return new Map([...groups].map(([rowId, ofRow]) => [rowId, occupiedRangesOf(ofRow, scale)]));
  }, [bookings, scale]);
  const occupiedIn = (row: number) => byRow.get(rowIds[row] ?? '') ?? NONE;
  const isSelectable = ({ row, slot }: Place) => canSelect && slot >= firstFree && !occupiedRangeAt(slot, occupiedIn(row));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each move, also one to the same slot.
  useLayoutEffect(() => {
    if (!followsFocus.current) return;
    followsFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [position, gridRef]);

  const goTo = ({ row, slot }: Place) => {
    followsFocus.current = true;
    const next = { rowId: rowIds[row] ?? '', start: startOf(slot, scale) };
    setPosition(({ rowId, start, visit }) => ({ ...next, visit: rowId === next.rowId && start === next.start ? visit : visit + 1 }));
  };
  const choose = ({ row, slot }: Place, other: number) => {
    const rowId = rowIds[row];
    if (rowId === undefined) return;
    const range = { rowId, start: startOf(Math.min(slot, other), scale), end: endOf(Math.max(slot, other), scale) };
    setAnchor(undefined);
    setChosen(range);
  };
  /** Handles Enter or a tap: opens a booking, starts a range, or ends it. */
  const press = (place: Place) => {
    const range = occupiedRangeAt(place.slot, occupiedIn(place.row));
    if (anchor !== undefined && place.row === cursor.row) {
      const free = freeAround(anchor, occupiedIn(place.row), scale, firstFree);
      choose({ row: place.row, slot: clamp(place.slot, free.from, free.to - 1) }, anchor);
      return;
    }
    if (range) onBookingSelect?.(range.bookings);
    else if (isSelectable(place)) setAnchor(place.slot);
  };

  const stepTo = (key: string): Place | undefined => {
    const { row, slot } = cursor;
    const range = occupiedRangeAt(slot, occupiedIn(row));
    const dayStart = Math.floor(slot / perDay) * perDay;
    const lastRow = rowIds.length - 1;
    const on = { row, slot: Math.min(range?.to ?? slot + 1, count - 1) };
    const back = { row, slot: Math.max((range?.from ?? slot) - 1, 0) };
    const steps: Readonly<Record<string, Place>> = {
      ArrowRight: isRightToLeft ? back : on,
      ArrowLeft: isRightToLeft ? on : back,
      ArrowDown: { row: Math.min(row + 1, lastRow), slot },
      ArrowUp: { row: Math.max(row - 1, 0), slot },
      PageDown: { row: Math.min(row + PAGE, lastRow), slot },
      PageUp: { row: Math.max(row - PAGE, 0), slot },
      Home: { row, slot: dayStart },
      End: { row, slot: dayStart + perDay - 1 },
      'Ctrl+Home': { row: 0, slot: 0 },
      'Ctrl+End': { row: lastRow, slot: count - 1 },
    };
    return Object.hasOwn(steps, key) ? steps[key] : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && anchor !== undefined) {
      event.preventDefault();
      setAnchor(undefined);
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      press(cursor);
      return;
    }
    const next = stepTo(event.ctrlKey ? `Ctrl+${event.key}` : event.key);
    if (!next) return;
    event.preventDefault();
    if (anchor === undefined) {
      goTo(next);
      return;
    }
    // A range is limited to its row and to the free slots between bookings.
    const free = freeAround(anchor, occupiedIn(cursor.row), scale, firstFree);
    if (next.row === cursor.row) goTo({ row: cursor.row, slot: clamp(next.slot, free.from, free.to - 1) });
  };

  const slotUnder = (row: Element, clientX: number) => {
    const { left, right } = row.getBoundingClientRect();
    const x = (isRightToLeft ? right - clientX : clientX - left) - nameWidth;
    return x < 0 ? undefined : clamp(Math.floor(x / slotWidth), 0, count - 1);
  };
  const placeUnder = ({ target, clientX, type, detail }: MouseEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (!element) return undefined;
    // Assistive technology clicks a cell without a position.
    const cell = type === 'click' && detail === 0 ? (target as Element).closest('[aria-colindex]') : null;
    const slot = cell ? Number(cell.getAttribute('aria-colindex')) - 2 : slotUnder(element, clientX);
    return slot === undefined ? undefined : { element, row: Number(element.dataset.row), slot };
  };
  const onPointerDown = (event: PointerEvent) => {
    ignoresClick.current = false;
    const under = placeUnder(event);
    if (!under || event.button !== 0) return;
    const { element, row, slot } = under;
    // A finger scrolls, so touch selects with two taps in `onClick` instead of dragging.
    if (event.pointerType === 'touch' || !isSelectable({ row, slot })) return;
    event.preventDefault();
    ignoresClick.current = true;
    // A press without a move starts a range, as a tap does, and the next press ends it, so dragging is not required.
    const started = row === cursor.row ? anchor : undefined;
    const first = started ?? slot;
    const free = freeAround(first, occupiedIn(row), scale, firstFree);
    let last = clamp(slot, free.from, free.to - 1);
    setAnchor(first);
    goTo({ row, slot: last });
    const drag = new AbortController();
    const { signal } = drag;
    const onMove = (move: globalThis.PointerEvent) => {
      last = clamp(slotUnder(element, move.clientX) ?? free.from, free.from, free.to - 1);
      goTo({ row, slot: last });
    };
    const end = () => {
      drag.abort();
      if (started !== undefined || last !== slot) choose({ row, slot: last }, first);
    };
    const onCancel = () => {
      drag.abort();
      setAnchor(undefined);
    };
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', onCancel, { signal });
  };
  const onClick = (event: MouseEvent) => {
    const under = placeUnder(event);
    const isHandled = ignoresClick.current;
    ignoresClick.current = false;
    if (!under || isHandled) return;
    const { row, slot } = under;
    if (anchor === undefined || row !== cursor.row) setAnchor(undefined);
    goTo({ row, slot });
    press({ row, slot });
  };

  const pending = anchor === undefined ? undefined : { from: Math.min(anchor, cursor.slot), to: Math.max(anchor, cursor.slot) + 1 };
  return {
    cursor,
    /** The key of the focused cell. */
    visit: position.visit,
    count,
    perDay,
    firstFree,
    canSelect,
    isChoosing: anchor !== undefined,
    occupiedIn,
    /** The selected slots of a row, or those of the range that is being selected. */
    chosenIn: (row: number) => {
      if (pending) return row === cursor.row ? pending : undefined;
      if (!chosen || chosen.rowId !== rowIds[row]) return undefined;
      return { from: Math.floor(placeOf(chosen.start, scale)), to: Math.ceil(placeOf(chosen.end, scale)) };
    },
    handlers: { onKeyDown, onPointerDown, onClick },
  };
}
