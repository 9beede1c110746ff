import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface ConflictNoticeProps {
  /** The labels of fields that differ between the form and the current event. */
  fields: readonly string[];
  /** Replaces the input by the current event. */
  onTakeTheirs: () => void;
  /** Allows saving the input over the current event. */
  onKeepMine: () => void;
}

/** Says that somebody else has changed the edited event, and lets the user choose a version. */
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
        : t('Your version is the same.')}
    </Banner>
  );
}
