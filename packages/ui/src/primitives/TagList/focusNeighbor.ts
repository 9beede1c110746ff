/**
 * Moves the focus before an item of a list is removed: to the same button of the next item, otherwise of the previous one, otherwise to
 * `fallback`.
 */
export function focusNeighbor(button: HTMLButtonElement, fallback: HTMLElement | null): void {
  if (document.activeElement !== button) return;
  const place = button.closest('li');
  const buttons = (place?.nextElementSibling ?? place?.previousElementSibling)?.querySelectorAll('button');
  ([...(buttons ?? [])].at(-1) ?? fallback)?.focus();
}
