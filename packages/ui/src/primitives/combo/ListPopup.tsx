import { Popover } from 'radix-ui';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { menu, option } from './combo.css.ts';

/** A listbox holds options only, so its message is one that cannot be chosen. */
const NOTHING = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const;

function prevent(event: Event): void {
  event.preventDefault();
}

/** Downshift opens and closes the list, and the focus stays in the input. */
const DOWNSHIFT_DECIDES = { onOpenAutoFocus: prevent, onCloseAutoFocus: prevent, onEscapeKeyDown: prevent, onInteractOutside: prevent };

/** For `getMenuProps`: the list is on the page only while it is open. */
export const MOUNTED_WHEN_OPEN = { suppressRefError: true };

export interface ListPopupProps {
  open: boolean;
  /** The box of the input, under which the list opens, as wide as the box. */
  anchor: ReactElement;
  /** What makes the list the listbox of its input. */
  listProps: HTMLAttributes<HTMLUListElement>;
  /** What the list says under its options, or in their place. */
  message: string | undefined;
  /** Whether the message is read out as well: the list itself is silent while the focus is in the input. */
  live: boolean;
  children: ReactNode;
}

/** An input with the list under it, over everything else. */
export function ListPopup({ open, anchor, listProps, message, live, children }: ListPopupProps) {
  const portalContainer = usePortalContainer();
  return (
    <Popover.Root open={open}>
      <Popover.Anchor asChild>{anchor}</Popover.Anchor>
      <Popover.Portal container={portalContainer}>
        <Popover.Content {...DOWNSHIFT_DECIDES} asChild align="start" sideOffset={4} collisionPadding={4}>
          <ul {...listProps} className={menu}>
            {children}
            {message && (
              <li {...NOTHING} className={option}>
                {message}
              </li>
            )}
          </ul>
        </Popover.Content>
      </Popover.Portal>
      {live && (
        <div role="status">
          <VisuallyHidden>{open && message}</VisuallyHidden>
        </div>
      )}
    </Popover.Root>
  );
}
