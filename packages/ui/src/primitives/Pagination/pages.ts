/** The page numbers to show: the first, the last, the current one and its neighbors; null for a gap. */
export function pagesAround(current: number, count: number): (number | null)[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const isShown = (page: number) => page === 1 || page === count || Math.abs(page - current) <= 1;
  // A gap of a single page is filled, because the page takes no more room than the ellipsis.
  const shown = all.filter((page) => isShown(page) || (isShown(page - 1) && isShown(page + 1)));
  return shown.flatMap((page, index) => (index > 0 && page - (shown[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}
