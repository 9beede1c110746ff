import { useAchievementsOf } from '@quad/api-client/hooks';
import { latestAchievement } from '@quad/domain/dashboard';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { Spinner } from '@quad/ui';
import { LatestAchievement } from '@quad/ui/features/dashboard';
import { useUser } from '../../app/useUser.ts';

/** What the student achieved last. A failure is only logged: there is none then (specification 2, section 8). */
export function NewestAchievement() {
  const { _id } = useUser();
  const { data = [], isLoading } = useAchievementsOf(_id);
  if (isLoading) return <Spinner label={EVENT_TEXTS.loading} />;
  return <LatestAchievement achievement={latestAchievement(data)} />;
}
