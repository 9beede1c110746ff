import { flushSync } from 'react-dom';

type Listener = (width: number) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: ResizeObserver | undefined;

/** All plots that changed are drawn in one go and before the next paint, so that no frame shows the wrong size. */
function tellAll(entries: readonly ResizeObserverEntry[]): void {
  flushSync(() => {
    for (const { target, contentRect } of entries) {
      listeners.get(target)?.(contentRect.width);
    }
  });
}

/** Tells the width of an element (CSS pixels) at once and at each change. One observer serves the whole page. Returns the way out. */
export function watchWidth(element: Element, listener: Listener): () => void {
  const shared = observer ?? new ResizeObserver(tellAll);
  observer = shared;
  listeners.set(element, listener);
  shared.observe(element);
  return () => {
    listeners.delete(element);
    shared.unobserve(element);
  };
}
