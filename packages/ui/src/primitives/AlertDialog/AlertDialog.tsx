import { type ReactElement, type ReactNode, useRef } from 'react';
import { Button, type ButtonTone } from '../Button/Button.tsx';
import { backdrop, body, description as descriptionStyle, footer, header, panel, title as titleStyle } from '../Dialog/Dialog.css.ts';
import { Modal, ModalClose, ModalDescription, ModalTitle } from '../overlay/Modal.tsx';
import type { OpenProps } from '../overlay/open.ts';

/** Asked to close by the cancel button or Escape; a press beside it does nothing. */
export interface AlertDialogProps extends OpenProps {
  /** A Button or IconButton that opens it. */
  trigger?: ReactElement;
  /** A question that names the thing, such as 'Remove your photo?'. */
  title: string;
  /** What will happen, and whether it can be taken back. */
  description: string;
  /** The verb of the title, such as 'Remove photo'. */
  confirmText: string;
  /** On the safe button, which has the focus at first. */
  cancelText?: string;
  /** Critical for what cannot be taken back. */
  tone?: ButtonTone;
  /** Closes it too, unless the app says by `open` how long it stays. */
  onConfirm: () => void;
  /** The act is on its way: its button is busy. */
  loading?: boolean;
  /** On the acting button while it is on its way. */
  loadingText?: string;
  /** What will happen, in a sentence or two. */
  children?: ReactNode;
}

/**
 * Asks before something happens that is hard to take back; the safe answer has the focus. Use Dialog instead
 * for a task, Banner for a message.
 */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    defaultOpen,
    onOpenChange,
    trigger,
    title,
    description,
    confirmText,
    cancelText = 'Cancel',
    tone = 'critical',
    onConfirm,
    loading,
    loadingText,
  } = props;
  const safeAnswer = useRef<HTMLButtonElement>(null);
  const confirm = (
    <Button variant="primary" tone={tone} loading={loading} loadingText={loadingText} onClick={onConfirm}>
      {confirmText}
    </Button>
  );
  return (
    <Modal
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      trigger={trigger}
      backdrop={backdrop}
      panel={panel({ size: 's' })}
      safeAnswer={safeAnswer}
    >
      <div className={header}>
        <ModalTitle className={titleStyle}>{title}</ModalTitle>
      </div>
      <div className={body}>
        <ModalDescription className={descriptionStyle}>{description}</ModalDescription>
        {props.children}
      </div>
      <div className={footer}>
        <ModalClose asChild>
          <Button ref={safeAnswer}>{cancelText}</Button>
        </ModalClose>
        {open === undefined ? <ModalClose asChild>{confirm}</ModalClose> : confirm}
      </div>
    </Modal>
  );
}
