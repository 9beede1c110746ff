import { EVENT_TEXTS } from '@quad/domain/messages';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Failure } from '../../forms/failure.ts';

/** Says that the form was restored from a draft, and offers to discard it. */
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

/** Scrolls to the notice, because the submit button is at the end of a long form. */
function showIt(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}

/** Says that the event was not saved, with the server's reason if there is one. */
export function EventFormFailure({ message }: Failure) {
  const t = useTranslate();
  const reason = message === EVENT_TEXTS.submitFailed ? t('What you typed is still here. Please try again.') : t(message);
  return (
    <Banner tone="critical" title={t(EVENT_TEXTS.submitFailed)} live ref={showIt}>
      {reason}
    </Banner>
  );
}
