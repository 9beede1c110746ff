import { useEndorse, usePendingAchievements } from '@quad/api-client/hooks';
import type { QueueType } from '@quad/domain/endorsements';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { AchievementQueue } from './endorsementParts.ts';
import { pendingList } from './pendingList.ts';

export interface PendingAchievementsProps {
  type: QueueType;
}

/** The achievements of a type that wait, by themselves. */
export function PendingAchievements({ type }: PendingAchievementsProps) {
  const { verifyAchievement } = useEndorse(type);
  const list = pendingList(usePendingAchievements(type), verifyAchievement);
  return <AchievementQueue {...list} loadFailedText={ENDORSEMENT_TEXTS.achievementsFetchFailed} />;
}
