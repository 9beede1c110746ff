import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { CloseButton } from '../overlay/CloseButton.tsx';
import { type OpenProps, useModalContent } from '../overlay/modal.ts';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { header, panel } from './Drawer.css.ts';

/** Asked to close by the close button, Escape or a press beside the drawer. */
export interface DrawerProps extends OpenProps {
  /** A Button or IconButton that opens it. */
  trigger?: ReactElement;
  /** Names what is in it; the drawer is announced by it. */
  title: string;
  /** What stands in it; it scrolls where it is higher than the window. */
  children: ReactNode;
}

/** Comes in from the side where the page begins: the navigation of a phone. Use Dialog instead for a task. */
export function Drawer({ open, defaultOpen, onOpenChange, trigger, title, children }: DrawerProps) {
  const portalContainer = usePortalContainer();
  const content = useModalContent();
  return (
    <RadixDialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal container={portalContainer}>
        <RadixDialog.Overlay className={backdrop} />
        <RadixDialog.Content {...content} aria-describedby={undefined} className={panel}>
          <div className={header}>
            <RadixDialog.Title>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <CloseButton />
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
