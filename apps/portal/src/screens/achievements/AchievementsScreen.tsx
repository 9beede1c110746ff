import { errorText, useAchievementsOf } from '@quad/api-client/hooks';
import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { ErrorState } from '@quad/ui';
import { AchievementBrowser, AchievementList } from '@quad/ui/features/achievements';
import { useListFilters } from '../../app/useUrlFilters.ts';
import { useUser } from '../../app/useUser.ts';

const NO_FILTERS = { search: '', category: '', state: '', level: '' };

export interface AchievementsScreenProps {
  /** Where the form is that adds one. */
  addHref: string;
}

/** 'View Achievements': the person's own, in every state. */
export function AchievementsScreen({ addHref }: AchievementsScreenProps) {
  const { _id } = useUser();
  const { data: achievements, error, isLoading, retry } = useAchievementsOf(_id);
  const filtering = useListFilters(NO_FILTERS);
  if (isLoading) return <AchievementList achievements={undefined} />;
  if (!achievements) return <ErrorState message={errorText(error, ACHIEVEMENT_TEXTS.fetchFailed)} onRetry={retry} />;
  return <AchievementBrowser {...filtering} achievements={achievements} addHref={addHref} />;
}
