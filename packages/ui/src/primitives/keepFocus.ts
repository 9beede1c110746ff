/**
 * Keeps the focus in a list when a change of the data removes the row that has it. The focus moves to the next row that is left, otherwise to
 * the previous one, otherwise to the nearest focusable element around the list. A ref of the row: returns what React calls when it removes
 * the row.
 *
 * @param target selects what is focused in a row; the row itself by default
 */
export function keepFocus(row: HTMLElement, target = ':scope>*'): () => void {
  return () => {
    const list = row.parentElement;
    if (!list || !row.contains(document.activeElement)) return;
    const places = [...list.querySelectorAll<HTMLElement>(target)];
    const others = places.splice(places.findIndex((place) => row.contains(place))).concat(places.reverse());
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      // Rows that were removed too cannot take the focus. Changes by others must not scroll the page.
      const place = others.find(({ isConnected }) => isConnected) ?? list.closest<HTMLElement>('[tabindex]');
      place?.focus({ preventScroll: true });
    });
  };
}
