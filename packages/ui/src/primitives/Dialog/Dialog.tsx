import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { CloseButton } from '../overlay/CloseButton.tsx';
import { type OpenProps, useModalContent } from '../overlay/modal.ts';
import { usePortalContainer } from '../UiProvider/UiContext.ts';
import {
  backdrop,
  body,
  description as descriptionStyle,
  footer as footerStyle,
  header,
  panel,
  title as titleStyle,
} from './Dialog.css.ts';

export const DIALOG_SIZES = ['small', 'medium', 'large', '4xl'] as const;
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
export function Dialog({ open, defaultOpen, onOpenChange, trigger, title, description, size = 'medium', footer, children }: DialogProps) {
  const portalContainer = usePortalContainer();
  const content = useModalContent();
  const missingDescription = description ? {} : { 'aria-describedby': undefined };
  return (
    <RadixDialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal container={portalContainer}>
        <RadixDialog.Overlay className={backdrop}>
          <RadixDialog.Content {...content} {...missingDescription} className={panel({ size })}>
            <div className={header}>
              <div>
                <RadixDialog.Title className={titleStyle}>{title}</RadixDialog.Title>
                {description && <RadixDialog.Description className={descriptionStyle}>{description}</RadixDialog.Description>}
              </div>
              <RadixDialog.Close asChild>
                <CloseButton />
              </RadixDialog.Close>
            </div>
            <div className={body}>{children}</div>
            {footer && <div className={footerStyle}>{footer}</div>}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
