import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { backdrop, body, description as descriptionStyle, footer, header, panel, title as titleStyle } from '../Dialog/Dialog.css.ts';
import { useUi } from '../UiProvider/UiContext.ts';

export interface AlertDialogProps {
  isOpen: boolean;
  /** A question that names the thing, such as 'Remove your photo?'. */
  title: string;
  /** What will happen, and whether it can be taken back. */
  description: string;
  /** The verb of the title, such as 'Remove photo'. */
  confirmText: string;
  cancelText?: string;
  /** Critical for what cannot be taken back. */
  tone?: 'primary' | 'critical';
  onConfirm: () => void;
  /** Asked for by the cancel button or Escape; a press beside it does nothing. */
  onCancel: () => void;
  isBusy?: boolean;
  busyText?: string;
  children?: ReactNode;
}

/**
 * Asks before something happens that is hard to take back; the safe answer has the focus. Heavy: load it lazily. Use Dialog instead
 * for a task, Banner for a message.
 */
export function AlertDialog(props: AlertDialogProps) {
  const {
    isOpen,
    title,
    description,
    confirmText,
    cancelText = 'Cancel',
    tone = 'critical',
    onConfirm,
    onCancel,
    isBusy,
    busyText,
  } = props;
  const { portalContainer } = useUi();
  const before = useRef<Element | null>(null);
  const keepFocus = () => {
    before.current = document.activeElement;
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <RadixAlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <RadixAlertDialog.Portal container={portalContainer}>
        <RadixAlertDialog.Overlay className={backdrop}>
          <RadixAlertDialog.Content onOpenAutoFocus={keepFocus} onCloseAutoFocus={returnFocus} className={panel({ size: 'small' })}>
            <div className={header}>
              <RadixAlertDialog.Title className={titleStyle}>{title}</RadixAlertDialog.Title>
            </div>
            <div className={body}>
              <RadixAlertDialog.Description className={descriptionStyle}>{description}</RadixAlertDialog.Description>
              {props.children}
            </div>
            <div className={footer}>
              <RadixAlertDialog.Cancel asChild>
                <Button>{cancelText}</Button>
              </RadixAlertDialog.Cancel>
              <Button variant={tone} isBusy={isBusy} busyText={busyText} onClick={onConfirm}>
                {confirmText}
              </Button>
            </div>
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
