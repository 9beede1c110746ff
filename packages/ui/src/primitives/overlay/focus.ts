let isGiving = false;

/** Focuses an element without the side effects of keyboard focus, such as its tooltip. */
export function giveFocus(element: HTMLElement | null | undefined): void {
  isGiving = true;
  element?.focus();
  isGiving = false;
}

/** Whether the current focus event was caused by `giveFocus` when a dialog opened or closed, not by a key. */
export function isFocusGiven(): boolean {
  return isGiving;
}

/** An element and its ancestors, from the inside out. */
export function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let part = element; part instanceof HTMLElement; part = part.parentElement) path.push(part);
  return path;
}

/** The element that had the focus, or, if it was removed, its nearest focusable ancestor. */
export function placeToGoBackTo([opener, ...around]: readonly HTMLElement[]): HTMLElement | undefined {
  const place = opener?.isConnected ? opener : around.find((part) => part.isConnected && part.hasAttribute('tabindex'));
  // Safari does not focus a pressed button, so the body is the active element.
  return place === document.body ? undefined : place;
}
