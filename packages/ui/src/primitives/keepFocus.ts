/**
 * Keeps the focus in a list when a change of the data removes the row that has it. The focus moves to the next row that is left, otherwise to
 * the previous one, otherwise to the nearest focusable element around the list. A ref of the row: returns what React calls when it removes
 * the row.
 *
 * @param target selects what is focused in a row; without it the row itself is
 */
export function keepFocus(row: HTMLElement, target?: string): () => void {
  return () => {
    if (!row.contains(document.activeElement)) return;
    const list = row.parentElement;
    const rows = [...(list?.children ?? [])];
    const others = [...rows.splice(rows.indexOf(row)), ...rows.reverse()];
    const places = [...others.map((other) => (target ? other.querySelector(target) : other)), list?.closest('[tabindex]')];
    queueMicrotask(() => {
      // What was removed too cannot take the focus. Changes by others must not scroll the page.
      for (const place of places) {
        if (document.activeElement === document.body && place instanceof HTMLElement) place.focus({ preventScroll: true });
      }
    });
  };
}
