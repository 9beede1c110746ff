import { Dialog } from 'radix-ui';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { giveFocus, pathOf, placeToGoBackTo } from './focus.ts';
import type { OpenProps } from './open.ts';

/** The element that names a modal, the one that describes it, and a button that closes it. */
export const { Title: ModalTitle, Description: ModalDescription, Close: ModalClose } = Dialog;

interface ModalProps extends OpenProps {
  /** A Button or IconButton that opens it. */
  trigger?: ReactElement;
  /** The class of what covers the page; the panel lies in it. */
  backdrop: string;
  panel: string;
  /** A question: a press beside it does nothing, and this answer has the focus at first. */
  safeAnswer?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * What is pressed in another dialog, above this one, is not beside this one. The layer knows that once it has been drawn again, which a
 * quick press or a busy machine does not wait for: what was typed here would be lost.
 */
function isInAnotherDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}

/** On opening the focus goes to the safe answer, else to the first field, else to the panel; on closing, back to where the keyboard was. */
function useModalFocus(safeAnswer: ModalProps['safeAnswer']) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<readonly HTMLElement[]>([]);
  const onOpenAutoFocus = (event: Event) => {
    event.preventDefault();
    before.current = pathOf(document.activeElement);
    const field = panel.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
    giveFocus(safeAnswer ? safeAnswer.current : (field ?? panel.current));
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    giveFocus(placeToGoBackTo(before.current) ?? trigger.current);
  };
  return { trigger, content: { ref: panel, onOpenAutoFocus, onCloseAutoFocus } };
}

/** What lies over the page until it is answered or left: behaviour only, which is Radix's. */
export function Modal({ open, defaultOpen, onOpenChange, trigger, backdrop, panel, safeAnswer, children }: ModalProps) {
  const focus = useModalFocus(safeAnswer);
  return (
    <Dialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && (
        <Dialog.Trigger ref={focus.trigger} asChild>
          {trigger}
        </Dialog.Trigger>
      )}
      <Dialog.Portal container={usePortalContainer()}>
        <Dialog.Overlay className={backdrop}>
          <Dialog.Content
            {...focus.content}
            role={safeAnswer ? 'alertdialog' : 'dialog'}
            className={panel}
            onInteractOutside={(event) => {
              if (safeAnswer || isInAnotherDialog(event)) event.preventDefault();
            }}
          >
            {children}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
