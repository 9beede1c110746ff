import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react';
import { useAnchored } from '../popup/useAnchored.ts';
import { menu, option } from './combo.css.ts';

/** A listbox holds options only, so its message is one that cannot be chosen. */
const NOTHING = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const;

export interface ListPopupProps {
  isOpen: boolean;
  anchorRef: RefObject<HTMLElement | null>;
  listRef: RefObject<HTMLUListElement | null>;
  /** What makes the list the listbox of its input. */
  listProps: HTMLAttributes<HTMLUListElement> & { ref?: Ref<HTMLUListElement> };
  /** What the list says under its options, or in their place. */
  message: string | undefined;
  children: ReactNode;
}

/** The list under an input, over everything else, as wide as the input. */
export function ListPopup({ isOpen, anchorRef, listRef, listProps, message, children }: ListPopupProps) {
  useAnchored({ anchor: anchorRef, popup: listRef, isOpen, isAnchorWide: true, maxHeight: '18rem' });
  return (
    <ul {...listProps} popover="manual" className={menu}>
      {isOpen && children}
      {isOpen && message && (
        <li {...NOTHING} className={option}>
          {message}
        </li>
      )}
    </ul>
  );
}
