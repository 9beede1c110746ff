import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useUi } from '../UiProvider/UiContext.ts';
import {
  backdrop,
  body,
  description as descriptionStyle,
  footer as footerStyle,
  header,
  panel,
  title as titleStyle,
} from './Dialog.css.ts';
import { ignoreOtherDialogs } from './ignoreOtherDialogs.ts';
import { useFocusPath } from './useFocusPath.ts';

export const DIALOG_SIZES = ['small', 'medium', 'large', '4xl'] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by the close button, Escape or a press beside the dialog. */
  onClose: () => void;
  title: string;
  /** What it is about, in a sentence under the title. */
  description?: string;
  size?: DialogSize;
  /** Buttons: the safe one first, the acting one last. For a form's button give it the form's id as `form`. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A task that must be finished or left before going on with the page. At most 90 % of the window's height, with scrolling
 * inside. Heavy: load it lazily. Use a page of its own instead for a long form that is not about something on the page.
 */
export function Dialog({ isOpen, onClose, title, description, size = 'medium', footer, children }: DialogProps) {
  const { portalContainer } = useUi();
  const focus = useFocusPath();
  const missingDescription = description ? {} : { 'aria-describedby': undefined };
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal container={portalContainer}>
        <RadixDialog.Overlay className={backdrop}>
          <RadixDialog.Content {...focus} {...missingDescription} onInteractOutside={ignoreOtherDialogs} className={panel({ size })}>
            <div className={header}>
              <div>
                <RadixDialog.Title className={titleStyle}>{title}</RadixDialog.Title>
                {description && <RadixDialog.Description className={descriptionStyle}>{description}</RadixDialog.Description>}
              </div>
              <RadixDialog.Close asChild>
                <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} />
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
