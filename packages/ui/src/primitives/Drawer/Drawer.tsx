import type { ReactElement, ReactNode } from 'react';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { CloseButton } from '../overlay/CloseButton.tsx';
import { Modal, ModalClose, ModalTitle } from '../overlay/Modal.tsx';
import type { OpenProps } from '../overlay/open.ts';
import { header, panel } from './Drawer.css.ts';

/** The close button, Escape and a press outside of the drawer ask to close it. */
export interface DrawerProps extends OpenProps {
  /** A Button or IconButton that opens the drawer. */
  trigger?: ReactElement;
  /** Names the content; announced when the drawer opens. */
  title: string;
  /** The content; it scrolls if it is higher than the window. */
  children: ReactNode;
}

/** A modal panel that slides in from the start edge, such as the navigation on a phone. Use Dialog instead for a task. */
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
