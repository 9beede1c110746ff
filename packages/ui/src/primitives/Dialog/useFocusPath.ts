import { useRef } from 'react';

/** Goes to the first field, else to the dialog itself; and on closing back to where the keyboard was. */
export function useFocusPath() {
  const panelRef = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  return {
    ref: panelRef,
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current = document.activeElement;
      const field = panelRef.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
      (field ?? panelRef.current)?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) {
        before.current.focus();
      }
    },
  };
}
