/**
 * Before a part of a list goes away, its focus goes on to the same button of the part that follows, else of the one before, else to where
 * `fallback` says: never to nowhere.
 */
export function focusNeighbor(button: HTMLButtonElement, fallback: HTMLElement | null): void {
  if (document.activeElement !== button) return;
  const place = button.closest('li');
  const buttons = (place?.nextElementSibling ?? place?.previousElementSibling)?.querySelectorAll('button');
  ([...(buttons ?? [])].at(-1) ?? fallback)?.focus();
}
