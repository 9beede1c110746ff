import type { Achievement } from '@quad/domain/achievements';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EndorsementQueue, type PendingList } from '../EndorsementQueue/EndorsementQueue.tsx';
import { achievementItem } from '../endorsementItem.ts';

export interface AchievementQueueProps extends PendingList<Achievement> {
  /** Where the list stands alone it says what the client says; in the panel, what the panel says. */
  loadFailedText?: string;
}

/** Achievements that wait for endorsement: a tab of EndorsementPanel, or a list by itself. */
export function AchievementQueue({ loadFailedText = ENDORSEMENT_TEXTS.achievementsLoadFailed, ...list }: AchievementQueueProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  return (
    <EndorsementQueue
      {...list}
      label={t('Achievements')}
      what={t('achievements')}
      read={(achievement) => achievementItem(achievement, settings)}
      loadFailedText={loadFailedText}
      failedText={ENDORSEMENT_TEXTS.verifyFailed}
    />
  );
}
