import type { NativeProps } from '../../layout/nativeProps.ts';
import { AlertIcon } from '../AlertIcon/AlertIcon.tsx';
import { Button } from '../Button/Button.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { box, icon, message as messageStyle } from './ErrorState.css.ts';

export interface ErrorStateProps extends NativeProps<HTMLDivElement> {
  /** What went wrong, as a sentence for the person. */
  description: string;
  /** Tries again; without it there is nothing to try. */
  onRetry?: () => void;
  /** It is being tried again: the button is busy. */
  retrying?: boolean;
}

/** Stands in for content that could not be had, and offers to try again. Use a Field's error instead for what was typed. */
export function ErrorState({ description, onRetry, retrying = false, ...native }: ErrorStateProps) {
  const t = useTranslate();
  return (
    <div {...native} className={box}>
      <p role="alert" className={messageStyle}>
        <span className={icon}>
          <AlertIcon size="m" />
        </span>
        {t(description)}
      </p>
      {onRetry && (
        <Button size="s" onClick={onRetry} loading={retrying} loadingText={t('Retrying...')}>
          {t('Retry')}
        </Button>
      )}
    </div>
  );
}
