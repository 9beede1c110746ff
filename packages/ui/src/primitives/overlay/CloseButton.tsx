import { X } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

/** Leaves what lies over the page. Its sign needs no tooltip, whose library weighs more than a whole dialog. */
export function CloseButton(native: CloseButtonProps) {
  const t = useTranslate();
  return (
    <button type="button" {...native} aria-label={t('Close')} className={iconButton}>
      <X size={20} aria-hidden="true" />
    </button>
  );
}
