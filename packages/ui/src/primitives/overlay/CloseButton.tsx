import { X } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { iconButton } from '../IconButton/IconButton.css.ts';

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

/** Leaves what lies over the page. Its sign needs no tooltip, whose library weighs more than a whole dialog. */
export function CloseButton(native: CloseButtonProps) {
  return (
    <button type="button" {...native} aria-label="Close" className={iconButton}>
      <X size={20} aria-hidden="true" />
    </button>
  );
}
