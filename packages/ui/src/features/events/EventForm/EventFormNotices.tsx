import { EVENT_TEXTS } from '@quad/domain/messages';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Failure } from '../../forms/failure.ts';

/** Says that the form holds what was typed earlier, and offers to begin again. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslate();
  return (
    <Banner
      actions={
        <Button size="s" onClick={onDiscard}>
          {t('Discard draft')}
        </Button>
      }
    >
      {t('This is what you had typed before. It has not been sent yet.')}
    </Banner>
  );
}

/** Whoever pressed the button below a long form reads why nothing was sent. */
function showIt(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}

/** Says that the event was not saved, and why where the server said so. */
export function EventFormFailure({ message }: Failure) {
  const t = useTranslate();
  const reason = message === EVENT_TEXTS.submitFailed ? t('What you typed is still here. Please try again.') : t(message);
  return (
    <Banner tone="critical" title={t(EVENT_TEXTS.submitFailed)} live ref={showIt}>
      {reason}
    </Banner>
  );
}
