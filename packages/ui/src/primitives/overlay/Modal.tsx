import { hideOthers } from 'aria-hidden';
import { Slot } from 'radix-ui';
import { DismissableLayer, FocusGuards, FocusScope, useControllableState } from 'radix-ui/internal';
import { type MouseEvent, type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import { giveFocus, pathOf, placeToGoBackTo } from './focus.ts';
import type { OpenProps } from './open.ts';
import { useScrollLock } from './useScrollLock.ts';

/** What the content of a modal needs of it. */
interface ModalParts {
  /** For the element that names it. */
  titleId: string;
  /** For the element that describes it, where there is one. */
  descriptionId: string;
  /** Asks for it to be closed. */
  close: () => void;
}

interface ModalLook {
  /** The class of what covers the page; the panel lies in it. */
  backdrop: string;
  panel: string;
  /** The content has an element with `descriptionId`. */
  hasDescription?: boolean;
  /** A question: a press beside it does nothing, and this answer has the focus at first. */
  safeAnswer?: RefObject<HTMLElement | null>;
  children: (parts: ModalParts) => ReactNode;
}

interface ModalProps extends OpenProps, ModalLook {
  /** A Button or IconButton that opens it. */
  trigger?: ReactElement;
}

interface ModalPanelProps extends ModalLook {
  id: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const noChanges = () => () => undefined;

/** The end of the body, once there is a page: a server renders nothing of what is open. */
function useBody(): HTMLElement | null {
  return useSyncExternalStore(
    noChanges,
    () => document.body,
    () => null,
  );
}

function isContextClick({ button, ctrlKey }: PointerEvent): boolean {
  return button === 2 || (button === 0 && ctrlKey);
}

/**
 * What is pressed in another dialog, above this one, is not beside this one. The layer knows that once it has been drawn anew, which a
 * quick press or a busy machine does not wait for: what was typed here would be lost.
 */
function isInAnotherDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}

/** On opening the focus goes to the safe answer, else to the first field, else to the panel; on closing, back to where the keyboard was. */
function useModalFocus({ safeAnswer, trigger }: Pick<ModalPanelProps, 'safeAnswer' | 'trigger'>) {
  const panelRef = useRef<HTMLDivElement>(null);
  const before = useRef<readonly HTMLElement[]>([]);
  const onMountAutoFocus = (event: Event) => {
    event.preventDefault();
    before.current = pathOf(document.activeElement);
    const field = panelRef.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
    giveFocus(safeAnswer ? safeAnswer.current : (field ?? panelRef.current));
  };
  const onUnmountAutoFocus = (event: Event) => {
    event.preventDefault();
    giveFocus(placeToGoBackTo(before.current) ?? trigger.current);
  };
  return { panelRef, scope: { onMountAutoFocus, onUnmountAutoFocus } };
}

function ModalPanel({ id, trigger, onClose, backdrop, panel, hasDescription, safeAnswer, children }: ModalPanelProps) {
  const { panelRef, scope } = useModalFocus({ safeAnswer, trigger });
  const { nodes, registry } = FocusScope.useFocusScopeBranchRegistry();
  const titleId = useId();
  const descriptionId = useId();
  FocusGuards.useFocusGuards();
  useScrollLock();
  useEffect(() => (panelRef.current ? hideOthers(panelRef.current) : undefined), [panelRef]);
  return (
    <div ref={DismissableLayer.useDismissableLayerSurface()} className={backdrop} style={{ pointerEvents: 'auto' }}>
      <FocusScope.FocusScopeBranchProvider registry={registry}>
        <FocusScope.FocusScope asChild loop trapped branches={nodes} {...scope}>
          <DismissableLayer.DismissableLayer
            ref={panelRef}
            id={id}
            role={safeAnswer ? 'alertdialog' : 'dialog'}
            aria-labelledby={titleId}
            aria-describedby={hasDescription ? descriptionId : undefined}
            className={panel}
            disableOutsidePointerEvents
            deferPointerDownOutside
            onPointerDownOutside={(event) => {
              if (isContextClick(event.detail.originalEvent)) event.preventDefault();
            }}
            onFocusOutside={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              if (safeAnswer || isInAnotherDialog(event)) event.preventDefault();
            }}
            onDismiss={onClose}
          >
            {children({ titleId, descriptionId, close: onClose })}
          </DismissableLayer.DismissableLayer>
        </FocusScope.FocusScope>
      </FocusScope.FocusScopeBranchProvider>
    </div>
  );
}

/**
 * What lies over the page until it is answered or left: behaviour only, from the parts that Radix's own dialog is made of. That one locks
 * scrolling by listening to every wheel and touch, which is a third of its weight, and which what covers the page whole does not need.
 */
export function Modal({ open, defaultOpen = false, onOpenChange, trigger, ...look }: ModalProps) {
  const [isOpen, setOpen] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  const triggerRef = useRef<HTMLElement>(null);
  const id = useId();
  const body = useBody();
  const container = usePortalContainer() ?? body;
  const toggle = (event: MouseEvent) => {
    if (!event.defaultPrevented) setOpen(!isOpen);
  };
  return (
    <>
      {trigger && (
        <Slot.Root ref={triggerRef} aria-haspopup="dialog" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={toggle}>
          {trigger}
        </Slot.Root>
      )}
      {isOpen && container && createPortal(<ModalPanel {...look} id={id} trigger={triggerRef} onClose={() => setOpen(false)} />, container)}
    </>
  );
}
