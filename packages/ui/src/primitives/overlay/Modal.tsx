import { Dialog } from 'radix-ui';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { focusSilently, focusTargetAfter, withAncestors } from './focus.ts';
import type { OpenProps } from './open.ts';

/** The title, description and close button of a modal. */
export const { Title: ModalTitle, Description: ModalDescription, Close: ModalClose } = Dialog;

interface ModalProps extends OpenProps {
  /** A Button or IconButton that opens it. */
  trigger?: ReactElement;
  /** The class of the backdrop, which contains the panel. */
  backdrop: string;
  panel: string;
  /** Makes it an alert dialog: a press outside does nothing, and this element gets the initial focus. */
  safeAnswer?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Whether a press is in another dialog above this one, which must not close this one. Radix knows this only after its next render, which is
 * too late for a quick press or a slow machine, and what was typed would be lost.
 */
function isInAnotherDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}

/** On opening, focuses the safe answer, otherwise the first field, otherwise the panel; on closing, returns the focus to where it was. */
function useModalFocus(safeAnswer: ModalProps['safeAnswer']) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<readonly HTMLElement[]>([]);
  const onOpenAutoFocus = (event: Event) => {
    event.preventDefault();
    before.current = withAncestors(document.activeElement);
    const field = panel.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
    focusSilently(safeAnswer ? safeAnswer.current : (field ?? panel.current));
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    focusSilently(focusTargetAfter(before.current) ?? trigger.current);
  };
  return { trigger, content: { ref: panel, onOpenAutoFocus, onCloseAutoFocus } };
}

/** The behavior of modal overlays, based on Radix, without a look. */
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
