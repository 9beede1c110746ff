import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between a popup, what it belongs to, and the edge of the window. */
const GAP = 4;

export interface AnchoredOptions {
  anchor: RefObject<HTMLElement | null>;
  /** An element with `popover="manual"` or `"auto"`. */
  popup: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** As wide as the anchor, as a list of suggestions is; otherwise as wide as its content. */
  isAnchorWide?: boolean;
  /** The most that it is high, where there is room. */
  maxHeight?: string;
}

function put(popup: HTMLElement, anchor: DOMRect, isAnchorWide: boolean, maxHeight: string): void {
  const { style } = popup;
  if (isAnchorWide) style.width = `${anchor.width}px`;
  const under = window.innerHeight - anchor.bottom - 2 * GAP;
  const over = anchor.top - 2 * GAP;
  const goesUp = under < popup.offsetHeight && over > under;
  style.maxHeight = `min(${maxHeight}, ${Math.max(goesUp ? over : under, 96)}px)`;
  style.top = goesUp ? 'auto' : `${anchor.bottom + GAP}px`;
  style.bottom = goesUp ? `${window.innerHeight - anchor.top + GAP}px` : 'auto';
  const isRightToLeft = getComputedStyle(popup).direction === 'rtl';
  const start = isRightToLeft ? anchor.right - popup.offsetWidth : anchor.left;
  style.left = `${Math.max(GAP, Math.min(start, window.innerWidth - popup.offsetWidth - GAP))}px`;
}

/** Shows a popup in the top layer, over dialogs too, and keeps it at its anchor while the page scrolls or is resized. */
export function useAnchored({ anchor, popup, isOpen, isAnchorWide = false, maxHeight = '100vh' }: AnchoredOptions): void {
  useLayoutEffect(() => {
    const element = popup.current;
    if (!isOpen || !element) return;
    const place = () => anchor.current && put(element, anchor.current.getBoundingClientRect(), isAnchorWide, maxHeight);
    element.togglePopover(true);
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
      element.togglePopover(false);
    };
  }, [anchor, popup, isOpen, isAnchorWide, maxHeight]);
}
