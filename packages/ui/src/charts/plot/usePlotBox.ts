import { type RefCallback, useCallback, useState } from 'react';
import type { PlotBox } from './plotLayout.ts';
import { watchWidth } from './widthWatch.ts';

function measure(element: Element, width: number): PlotBox {
  const { fontSize, direction } = getComputedStyle(element);
  return { width: Math.floor(width), em: Number.parseFloat(fontSize), isRightToLeft: direction === 'rtl' };
}

function isSame(one: PlotBox | undefined, other: PlotBox): boolean {
  return one?.width === other.width && one.em === other.em && one.isRightToLeft === other.isRightToLeft;
}

/**
 * What there is to draw in: put the ref on an element as wide as the drawing may be, whose own height does not depend on
 * the drawing. Undefined until it is on a page, and while it is hidden.
 */
export function usePlotBox(): [RefCallback<HTMLElement>, PlotBox | undefined] {
  const [box, setBox] = useState<PlotBox>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    return watchWidth(element, (target, width) => {
      if (width === 0) return;
      const next = measure(target, width);
      setBox((known) => (isSame(known, next) ? known : next));
    });
  }, []);
  return [ref, box];
}
