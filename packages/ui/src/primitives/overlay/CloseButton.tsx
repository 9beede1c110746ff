import { X } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

/** A button that closes an overlay. It has no tooltip, because that library is larger than a whole dialog. */
export function CloseButton(native: CloseButtonProps) {
  const t = useTranslate();
  return (
    <button type="button" {...native} aria-label={t('Close')} className={iconButton}>
      <X size={20} aria-hidden="true" />
    </button>
  );
}
