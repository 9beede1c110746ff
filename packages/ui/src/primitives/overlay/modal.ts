import { useRef } from 'react';

/** How everything that opens is controlled, or keeps its own state; the names are Radix's. */
export interface OpenProps {
  /** Whether it is open, where the app keeps that. */
  open?: boolean;
  /** Whether it is open at the start, where it keeps that itself. */
  defaultOpen?: boolean;
  /** Is told when it opens, or asks to be closed. */
  onOpenChange?: (open: boolean) => void;
}

let isGiving = false;

/** Gives an element the focus without what somebody who goes there by a key is shown: nobody asked for words about it. */
function giveFocus(element: HTMLElement | null | undefined): void {
  isGiving = true;
  element?.focus();
  isGiving = false;
}

/** Whether a focus comes from a dialog that opens or closes, and not from a key. */
export function isFocusGiven(): boolean {
  return isGiving;
}

/** An element and all that it stands in, from the inside out. */
function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let part = element; part instanceof HTMLElement; part = part.parentElement) path.push(part);
  return path;
}

/** Where the keyboard was or, where the task took that away, the nearest thing around it that takes the focus. */
function placeToGoBackTo([opener, ...around]: readonly HTMLElement[]): HTMLElement | undefined {
  return opener?.isConnected ? opener : around.find((part) => part.isConnected && part.hasAttribute('tabindex'));
}

/**
 * What is pressed in another dialog, above this one, is not beside this one. Radix knows that once it has drawn this one anew, which a
 * quick press or a busy machine does not wait for: what was typed here would be lost.
 */
function ignoreOtherDialogs(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]')) event.preventDefault();
}

/**
 * What Radix leaves to us of a modal dialog, most of which have no trigger of their own: on opening the focus goes to the first field,
 * else to the dialog itself; on closing, back to where the keyboard was. An alert keeps Radix's first focus, on the safe answer.
 */
export function useModalContent({ isAlert = false } = {}) {
  const panelRef = useRef<HTMLDivElement>(null);
  const before = useRef<readonly HTMLElement[]>([]);
  const onOpenAutoFocus = (event: Event) => {
    before.current = pathOf(document.activeElement);
    if (isAlert) return;
    event.preventDefault();
    const field = panelRef.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
    giveFocus(field ?? panelRef.current);
  };
  const onCloseAutoFocus = (event: Event) => {
    const place = placeToGoBackTo(before.current);
    // Safari gives a pressed button no focus; Radix knows the trigger nevertheless.
    if (!place || place === document.body) return;
    event.preventDefault();
    giveFocus(place);
  };
  return { ref: panelRef, onOpenAutoFocus, onCloseAutoFocus, ...(!isAlert && { onInteractOutside: ignoreOtherDialogs }) };
}
