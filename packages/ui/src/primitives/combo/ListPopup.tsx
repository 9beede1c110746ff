import { Popover } from 'radix-ui';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { menu, option } from './combo.css.ts';

/** A listbox may only contain options, so the message is a disabled option. */
const NOTHING = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const;

function prevent(event: Event): void {
  event.preventDefault();
}

/** Downshift opens and closes the list, and the focus stays in the input. */
const DOWNSHIFT_DECIDES = { onOpenAutoFocus: prevent, onCloseAutoFocus: prevent, onEscapeKeyDown: prevent, onInteractOutside: prevent };

/** For `getMenuProps`: the list is only mounted while it is open. */
export const MOUNTED_WHEN_OPEN = { suppressRefError: true };

export interface ListPopupProps {
  open: boolean;
  /** The box of the input, which positions the list and sets its width. */
  anchor: ReactElement;
  /** Attributes that connect the list to its input. */
  listProps: HTMLAttributes<HTMLUListElement>;
  /** A message below the options, or instead of them. */
  message: string | undefined;
  /** Whether the message is also announced, because the list is silent while the focus is in the input. */
  live: boolean;
  children: ReactNode;
}

/** An input with a list of options in a floating layer. */
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
