import type { NativeProps } from '../../layout/nativeProps.ts';
import { AlertIcon } from '../AlertIcon/AlertIcon.tsx';
import { Button } from '../Button/Button.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { box, icon, message as messageStyle } from './ErrorState.css.ts';

export interface ErrorStateProps extends NativeProps<HTMLDivElement> {
  /** What went wrong, as a sentence for the user. */
  description: string;
  /** Called by the retry button; without it there is no button. */
  onRetry?: () => void;
  /** Shows the retry button as busy. */
  retrying?: boolean;
}

/** Replaces content that failed to load, with a button to retry. Use a Field's error instead for invalid input. */
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
