import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface ConflictNoticeProps {
  /** Labels of the fields in which the form differs from the event as it is now. */
  fields: readonly string[];
  /** Puts the event as it is now into the form. */
  onTakeTheirs: () => void;
  /** Lets what is typed be saved over it. */
  onKeepMine: () => void;
}

/** Says that somebody else has changed the event that is being edited, and leaves it to the person whose version counts. */
export function ConflictNotice({ fields, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const t = useTranslate();
  const actions = (
    <>
      <Button size="s" onClick={onTakeTheirs}>
        {t('Load their version')}
      </Button>
      <Button size="s" onClick={onKeepMine}>
        {t('Keep mine')}
      </Button>
    </>
  );
  return (
    <Banner tone="caution" title={t('Somebody else has changed this event in the meantime.')} actions={actions} live>
      {fields.length > 0
        ? t('Your version differs in: {fields}.', { fields: fields.map((field) => t(field)).join(', ') })
        : t('Your version says the same.')}
    </Banner>
  );
}
