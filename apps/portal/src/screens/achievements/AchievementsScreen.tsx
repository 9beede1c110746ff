import { errorText, useAchievementsOf } from '@quad/api-client/hooks';
import { type Achievement, NO_ACHIEVEMENT_FILTERS, readAchievementFilters } from '@quad/domain/achievements';
import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { ErrorState } from '@quad/ui';
import { AchievementBrowser, AchievementList } from '@quad/ui/features/achievements';
import type { ReactNode } from 'react';
import { countsOf, useQueryFilters } from '../../app/useUrlFilters.ts';
import { useUser } from '../../app/useUser.ts';

const NONE: readonly Achievement[] = [];

export interface AchievementsScreenProps {
  /** Address of the form that adds one. */
  addHref: string;
  /** Shown beside the filters, on pages without another link to the form. */
  action?: ReactNode;
}

/** 'View Achievements': the person's own achievements, in every loading state. */
export function AchievementsScreen({ addHref, action }: AchievementsScreenProps) {
  const { _id } = useUser();
  const { bar, query } = useQueryFilters(NO_ACHIEVEMENT_FILTERS, readAchievementFilters);
  const read = useAchievementsOf(_id, query);
  // Filter options come from the unfiltered list; without a filter it is the same request.
  const { data: known = NONE } = useAchievementsOf(_id);
  const { data: achievements, error, isLoading, retry, loadMore } = read;
  if (isLoading) return <AchievementList achievements={undefined} />;
  if (!achievements) return <ErrorState description={errorText(error, ACHIEVEMENT_TEXTS.fetchFailed)} onRetry={retry} />;
  return (
    <AchievementBrowser
      {...bar}
      achievements={achievements}
      known={known}
      counts={countsOf(read)}
      onLoadMore={loadMore}
      addHref={addHref}
      action={action}
    />
  );
}
