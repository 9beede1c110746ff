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
    const next = places.splice(places.findIndex((place) => row.contains(place)));
    const others = next.concat(places.reverse(), list.closest<HTMLElement>('[tabindex]') ?? []);
    queueMicrotask(() => {
      // What was removed too cannot take the focus. Changes by others must not scroll the page.
      for (const place of others) if (document.activeElement === document.body) place.focus({ preventScroll: true });
    });
  };
}
