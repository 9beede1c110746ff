import type { Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { stepBy } from './steps.ts';

export interface RovingRowOptions {
  count: number;
  scrollerRef: RefObject<HTMLUListElement | null>;
  virtual: Pick<Virtualizer<HTMLUListElement, Element>, 'scrollToIndex'>;
}

/** One tab stop for the whole list: arrows, page keys, Home and End go from row to row, also to rows that are not drawn yet. */
export function useRovingRow({ count, scrollerRef, virtual }: RovingRowOptions) {
  const [current, setCurrent] = useState(0);
  const [goal, setGoal] = useState<number>();
  useEffect(() => {
    if (goal === undefined) return;
    virtual.scrollToIndex(goal);
    let frame = 0;
    const focus = (triesLeft: number) => {
      const row = scrollerRef.current?.querySelector<HTMLElement>(`[data-index="${goal}"]`);
      if (row) row.focus();
      else if (triesLeft > 0) frame = requestAnimationFrame(() => focus(triesLeft - 1));
    };
    focus(10);
    return () => cancelAnimationFrame(frame);
  }, [goal, scrollerRef, virtual]);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    // Keys inside a row's own controls are theirs.
    if (!(event.target instanceof HTMLElement) || event.target.dataset.index === undefined) return;
    const next = stepBy(event.key, Number(event.target.dataset.index), count);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    setGoal(next);
  };
  return { current: Math.min(current, Math.max(count - 1, 0)), setCurrent, spoken: goal, onKeyDown };
}
