import type { Achievement } from '@quad/domain/achievements';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EndorsementQueue, type PendingList } from '../EndorsementQueue/EndorsementQueue.tsx';
import { achievementItem } from '../endorsementItem.ts';

/** Achievements that wait for endorsement: a tab of EndorsementPanel, or a list by itself. */
export function AchievementQueue(list: PendingList<Achievement>) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  return (
    <EndorsementQueue
      {...list}
      label={t('Achievements')}
      what={t('achievements')}
      read={(achievement) => achievementItem(achievement, settings)}
      failedText={ENDORSEMENT_TEXTS.verifyFailed}
    />
  );
}
