import { useRef } from 'react';

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

/** Goes to the first field, else to the dialog itself; and on closing back to where the keyboard was. */
export function useFocusPath() {
  const panelRef = useRef<HTMLDivElement>(null);
  const before = useRef<readonly HTMLElement[]>([]);
  return {
    ref: panelRef,
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current = pathOf(document.activeElement);
      const field = panelRef.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
      (field ?? panelRef.current)?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      placeToGoBackTo(before.current)?.focus();
    },
  };
}
