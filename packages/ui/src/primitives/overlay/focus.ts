let isGiving = false;

/** Gives an element the focus without what somebody who goes there by a key is shown: nobody asked for words about it. */
export function giveFocus(element: HTMLElement | null | undefined): void {
  isGiving = true;
  element?.focus();
  isGiving = false;
}

/** Whether a focus comes from a dialog that opens or closes, and not from a key. */
export function isFocusGiven(): boolean {
  return isGiving;
}

/** An element and all that it stands in, from the inside out. */
export function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let part = element; part instanceof HTMLElement; part = part.parentElement) path.push(part);
  return path;
}

/** Where the keyboard was or, where the task took that away, the nearest thing around it that takes the focus. */
export function placeToGoBackTo([opener, ...around]: readonly HTMLElement[]): HTMLElement | undefined {
  const place = opener?.isConnected ? opener : around.find((part) => part.isConnected && part.hasAttribute('tabindex'));
  // Safari gives a pressed button no focus, so that nothing has it but the page.
  return place === document.body ? undefined : place;
}
