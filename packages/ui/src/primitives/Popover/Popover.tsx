import { Popover as RadixPopover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import type { OpenProps } from '../overlay/open.ts';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { panel } from './Popover.css.ts';

/** Asked to close by a press elsewhere, by Escape or by its trigger. */
export interface PopoverProps extends OpenProps {
  /** What is in it, for screen readers. */
  label: string;
  /** A Button or IconButton; it opens and closes. */
  trigger: ReactElement;
  /** What stands in it. */
  children: ReactNode;
}

/** The panel itself gets the focus: what is in it is read first, and Tab goes on to its controls. */
function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * A few words or controls about the button under which it opens; a press elsewhere or Escape closes it. Use DropdownMenu instead
 * for a list of actions, Tooltip for a word, Dialog for a task.
 */
export function Popover({ label, trigger, children, ...open }: PopoverProps) {
  const portalContainer = usePortalContainer();
  return (
    <RadixPopover.Root {...open}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal container={portalContainer}>
        <RadixPopover.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={4}
          onOpenAutoFocus={focusPanel}
          className={panel}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
