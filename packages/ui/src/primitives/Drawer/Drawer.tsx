import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { ignoreOtherDialogs } from '../Dialog/ignoreOtherDialogs.ts';
import { useFocusPath } from '../Dialog/useFocusPath.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useUi } from '../UiProvider/UiContext.ts';
import { header, panel } from './Drawer.css.ts';

export interface DrawerProps {
  isOpen: boolean;
  /** Asked for by the close button, Escape or a press beside the drawer. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** Comes in from the side where the page begins: the navigation of a phone. Heavy: load it lazily. Use Dialog instead for a task. */
export function Drawer({ isOpen, onClose, title, children }: DrawerProps) {
  const { portalContainer } = useUi();
  const focus = useFocusPath();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal container={portalContainer}>
        <RadixDialog.Overlay className={backdrop} />
        <RadixDialog.Content {...focus} onInteractOutside={ignoreOtherDialogs} aria-describedby={undefined} className={panel}>
          <div className={header}>
            <RadixDialog.Title>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} />
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
