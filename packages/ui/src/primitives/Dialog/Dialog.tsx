import type { ReactElement, ReactNode } from 'react';
import { CloseButton } from '../overlay/CloseButton.tsx';
import { Modal, ModalClose, ModalDescription, ModalTitle } from '../overlay/Modal.tsx';
import type { OpenProps } from '../overlay/open.ts';
import {
  backdrop,
  body,
  description as descriptionStyle,
  footer as footerStyle,
  header,
  panel,
  title as titleStyle,
} from './Dialog.css.ts';

export const DIALOG_SIZES = ['s', 'm', 'l', 'xl'] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

/** Asked to close by the close button, Escape or a press beside the dialog. */
export interface DialogProps extends OpenProps {
  /** A Button or IconButton that opens it. */
  trigger?: ReactElement;
  /** Names the task; the dialog is announced by it. */
  title: string;
  /** What it is about, in a sentence under the title. */
  description?: string;
  /** How wide it is at most. */
  size?: DialogSize;
  /** Buttons: the safe one first, the acting one last. For a form's button give it the form's id as `form`. */
  footer?: ReactNode;
  /** The task itself; it scrolls where it is higher than the window. */
  children: ReactNode;
}

/**
 * A task that must be finished or left before going on with the page. At most 90 % of the window's height, with scrolling
 * inside. Use a page of its own instead for a long form that is not about something on the page.
 */
export function Dialog({ title, description, size = 'm', footer, children, ...opening }: DialogProps) {
  return (
    <Modal {...opening} backdrop={backdrop} panel={panel({ size })}>
      <div className={header}>
        <div>
          <ModalTitle className={titleStyle}>{title}</ModalTitle>
          {description && <ModalDescription className={descriptionStyle}>{description}</ModalDescription>}
        </div>
        <ModalClose asChild>
          <CloseButton />
        </ModalClose>
      </div>
      <div className={body}>{children}</div>
      {footer && <div className={footerStyle}>{footer}</div>}
    </Modal>
  );
}
