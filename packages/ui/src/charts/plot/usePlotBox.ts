import { createContext, type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MeasuredBox } from './plotLayout.ts';

type Listener = (width: number) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: ResizeObserver | undefined;

/** Renders all resized plots in one synchronous update before the next paint, so that no frame shows a wrong size. */
function notifyAll(entries: readonly ResizeObserverEntry[]): void {
  flushSync(() => {
    for (const { target, contentRect } of entries) {
      listeners.get(target)?.(contentRect.width);
    }
  });
}

/**
 * Calls back with the width of an element in CSS pixels, initially and on each change, and returns the unsubscribe function. One observer
 * serves the whole page.
 */
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

/** The space that a chart's frame has measured for its drawing; undefined outside of a frame. */
export const PlotBoxContext = createContext<MeasuredBox | undefined>(undefined);

function measure(element: Element, width: number): MeasuredBox {
  const { fontSize, direction } = getComputedStyle(element);
  return { width: Math.floor(width), em: Number.parseFloat(fontSize), isRightToLeft: direction === 'rtl' };
}

function isSame(one: MeasuredBox | undefined, other: MeasuredBox): boolean {
  return one?.width === other.width && one.em === other.em && one.isRightToLeft === other.isRightToLeft;
}

/**
 * Measures the space for a drawing. Put the ref on an element as wide as the drawing, whose height does not depend on it. The result
 * updates on mount and on each change; it is undefined before, and while the element is hidden.
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
