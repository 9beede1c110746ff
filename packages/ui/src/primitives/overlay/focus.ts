let isSilent = false;

/** Focuses an element without the side effects of keyboard focus, such as its tooltip. */
export function focusSilently(element: HTMLElement | null | undefined): void {
  isSilent = true;
  element?.focus();
  isSilent = false;
}

/** Whether the current focus event was caused by `focusSilently` when a dialog opened or closed, not by a key. */
export function isSilentFocus(): boolean {
  return isSilent;
}

/** An element and its ancestors, from the inside out. */
export function withAncestors(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let part = element; part instanceof HTMLElement; part = part.parentElement) path.push(part);
  return path;
}

/** The element that had the focus, or, if it was removed, its nearest focusable ancestor. */
export function focusTargetAfter([opener, ...around]: readonly HTMLElement[]): HTMLElement | undefined {
  const place = opener?.isConnected ? opener : around.find((part) => part.isConnected && part.hasAttribute('tabindex'));
  // Safari does not focus a pressed button, so the body is the active element.
  return place === document.body ? undefined : place;
}
