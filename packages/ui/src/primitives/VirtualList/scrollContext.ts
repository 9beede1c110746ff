/** The scroll container of a list and the layout of its items. Lengths are in pixels. */
export interface ScrollContext {
  /** The scrolling element, or the page. */
  scrollContainer: HTMLElement | 'page';
  /** The distance from the start of the scrolled content to the list. */
  margin: number;
  columns: number;
  gap: number;
}

/** Measures the context of a list. `scrollsItself` is true for a list that scrolls by itself. */
export function scrollContextOf(list: HTMLElement, scrollsItself: boolean): ScrollContext {
  const { gridTemplateColumns, columnGap } = getComputedStyle(list);
  const scrollContainer = scrollsItself ? list : scrollContainerOf(list);
  return {
    scrollContainer,
    margin: scrollContainer === list ? 0 : Math.round(marginWithin(scrollContainer, list)),
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(columnGap) || 0,
  };
}

/**
 * Whether a box is about as high as its content, for example while it grows or because something overflows it. Such a box shows the whole
 * list at once, so using it as the scroll container would render everything.
 */
function growsWithContent({ clientHeight, scrollHeight }: HTMLElement): boolean {
  return clientHeight > window.innerHeight && scrollHeight - clientHeight < clientHeight;
}

/** The nearest ancestor of a list that really scrolls, not one that is as high as its content. */
function scrollContainerOf(list: HTMLElement): HTMLElement | 'page' {
  for (let box = list.parentElement; box && box !== document.body; box = box.parentElement) {
    const isScrolled = box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (isScrolled && !growsWithContent(box)) return box;
  }
  return 'page';
}

function marginWithin(scrollContainer: HTMLElement | 'page', list: HTMLElement): number {
  const { top } = list.getBoundingClientRect();
  if (scrollContainer === 'page') return top + window.scrollY;
  return top - scrollContainer.getBoundingClientRect().top - scrollContainer.clientTop + scrollContainer.scrollTop;
}
