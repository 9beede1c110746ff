import { Popover as RadixPopover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import type { OpenProps } from '../overlay/open.ts';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { panel } from './Popover.css.ts';

/** A press outside, Escape and its trigger ask to close it. */
export interface PopoverProps extends OpenProps {
  /** The accessible name of the content. */
  label: string;
  /** A Button or IconButton that opens and closes the popover. */
  trigger: ReactElement;
  /** The content of the popover. */
  children: ReactNode;
}

/** Focuses the panel itself, so that its content is read first and Tab moves to its controls. */
function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * A floating panel with text or controls that belong to the button that opens it; a press outside or Escape closes it. Use DropdownMenu
 * instead for a list of actions, Tooltip for a short text, Dialog for a task.
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
