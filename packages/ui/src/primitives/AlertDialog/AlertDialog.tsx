import { type ReactElement, type ReactNode, useRef } from 'react';
import { Button, type ButtonTone } from '../Button/Button.tsx';
import { backdrop, body, description as descriptionStyle, footer, header, panel, title as titleStyle } from '../Dialog/Dialog.css.ts';
import { Modal, ModalClose, ModalDescription, ModalTitle } from '../overlay/Modal.tsx';
import type { OpenProps } from '../overlay/open.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';

/** The cancel button and Escape ask to close it; a press outside does nothing. */
export interface AlertDialogProps extends OpenProps {
  /** A Button or IconButton that opens the dialog. */
  trigger?: ReactElement;
  /** A question that names the object, such as 'Remove your photo?'. */
  title: string;
  /** What happens, and whether it can be undone. */
  description: string;
  /** The verb of the title, such as 'Remove photo'. */
  confirmText: string;
  /** The label of the cancel button, which gets the initial focus. */
  cancelText?: string;
  /** Use `critical` for an action that cannot be undone. */
  tone?: ButtonTone;
  /** Called when the action is confirmed. An uncontrolled dialog then closes; a controlled one stays open until `open` changes. */
  onConfirm: () => void;
  /** Shows the confirm button as busy while the action runs. */
  loading?: boolean;
  /** The label of the confirm button while `loading`. */
  loadingText?: string;
  /** More content below the description. */
  children?: ReactNode;
}

/**
 * Asks for confirmation before an action that is hard to undo; the focus starts on the safe answer. Use Dialog instead for a task, Banner
 * for a message.
 */
export function AlertDialog(props: AlertDialogProps) {
  const t = useTranslate();
  const {
    open,
    defaultOpen,
    onOpenChange,
    trigger,
    title,
    description,
    confirmText,
    cancelText = t('Cancel'),
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
