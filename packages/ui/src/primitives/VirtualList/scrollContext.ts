/** Where a list stands: what it scrolls with, and how its items are laid out. Lengths are in pixels. */
export interface ScrollContext {
  /** The box that scrolls, or the page. */
  port: HTMLElement | 'page';
  /** From where that begins to where the list begins. */
  margin: number;
  columns: number;
  gap: number;
}

/** Looks where a list stands; `isOwnPort` for one that scrolls in itself. */
export function scrollContextOf(list: HTMLElement, isOwnPort: boolean): ScrollContext {
  const { gridTemplateColumns, columnGap } = getComputedStyle(list);
  const port = isOwnPort ? list : portAround(list);
  return {
    port,
    margin: port === list ? 0 : Math.round(marginWithin(port, list)),
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(columnGap) || 0,
  };
}

/**
 * A box that is as high as what it holds, except for a little: while that grows, or because something reaches out of it. It shows all of
 * the list at once, and to render what is in sight of it would be to render everything.
 */
function growsWithContent({ clientHeight, scrollHeight }: HTMLElement): boolean {
  return clientHeight > window.innerHeight && scrollHeight - clientHeight < clientHeight;
}

/** The next box around a list that really scrolls. One that may scroll but is as high as what it holds does not. */
function portAround(list: HTMLElement): HTMLElement | 'page' {
  for (let box = list.parentElement; box && box !== document.body; box = box.parentElement) {
    const isScrolled = box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (isScrolled && !growsWithContent(box)) return box;
  }
  return 'page';
}

function marginWithin(port: HTMLElement | 'page', list: HTMLElement): number {
  const { top } = list.getBoundingClientRect();
  if (port === 'page') return top + window.scrollY;
  return top - port.getBoundingClientRect().top - port.clientTop + port.scrollTop;
}
