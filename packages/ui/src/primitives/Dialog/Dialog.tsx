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

/** The close button, Escape and a press outside of the dialog ask to close it. */
export interface DialogProps extends OpenProps {
  /** A Button or IconButton that opens the dialog. */
  trigger?: ReactElement;
  /** Names the task; announced when the dialog opens. */
  title: string;
  /** A sentence below the title that explains the task. */
  description?: string;
  /** The maximum width. */
  size?: DialogSize;
  /** The buttons: the safe one first, the action last. Connect a submit button to a form with the `form` attribute. */
  footer?: ReactNode;
  /** The content; it scrolls if it is higher than the window. */
  children: ReactNode;
}

/**
 * A modal for a task that has to be finished or cancelled before going on with the page. It takes at most 90 % of the window's height and
 * scrolls inside. Use a page of its own instead for a long form that is not about something on the page.
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
