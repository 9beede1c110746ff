import type { ReactElement, ReactNode } from 'react';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { CloseButton } from '../overlay/CloseButton.tsx';
import { Modal, ModalClose, ModalTitle } from '../overlay/Modal.tsx';
import type { OpenProps } from '../overlay/open.ts';
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
export function Drawer({ title, children, ...opening }: DrawerProps) {
  return (
    <Modal {...opening} backdrop={backdrop} panel={panel}>
      <div className={header}>
        <ModalTitle>{title}</ModalTitle>
        <ModalClose asChild>
          <CloseButton />
        </ModalClose>
      </div>
      {children}
    </Modal>
  );
}
