import { createContext, type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MeasuredBox } from './plotLayout.ts';

type Listener = (width: number) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: ResizeObserver | undefined;

/** All plots that changed are rendered in one go and before the next paint, so that no frame shows the wrong size. */
function notifyAll(entries: readonly ResizeObserverEntry[]): void {
  flushSync(() => {
    for (const { target, contentRect } of entries) {
      listeners.get(target)?.(contentRect.width);
    }
  });
}

/** Tells the width of an element (CSS pixels) at once and at each change. One observer serves the whole page. Returns the way out. */
function watchWidth(element: Element, listener: Listener): () => void {
  const shared = observer ?? new ResizeObserver(notifyAll);
  observer = shared;
  listeners.set(element, listener);
  shared.observe(element);
  return () => {
    listeners.delete(element);
    shared.unobserve(element);
  };
}

/** What a chart's frame has measured for the drawing inside it. Undefined where there is no frame. */
export const PlotBoxContext = createContext<MeasuredBox | undefined>(undefined);

function measure(element: Element, width: number): MeasuredBox {
  const { fontSize, direction } = getComputedStyle(element);
  return { width: Math.floor(width), em: Number.parseFloat(fontSize), isRightToLeft: direction === 'rtl' };
}

function isSame(one: MeasuredBox | undefined, other: MeasuredBox): boolean {
  return one?.width === other.width && one.em === other.em && one.isRightToLeft === other.isRightToLeft;
}

/**
 * What there is to draw in: put the ref on an element as wide as the drawing may be, whose own height does not depend on
 * the drawing. Measured at once when the element comes on a page, and at each change; undefined before, and while it is hidden.
 */
export function usePlotBox(): [RefCallback<HTMLElement>, MeasuredBox | undefined] {
  const [box, setBox] = useState<MeasuredBox>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    let last = 0;
    const fitInto = (width: number) => {
      if (width === last) return;
      last = width;
      if (width === 0) return;
      const next = measure(element, width);
      setBox((known) => (isSame(known, next) ? known : next));
    };
    fitInto(element.getBoundingClientRect().width);
    return watchWidth(element, fitInto);
  }, []);
  return [ref, box];
}
