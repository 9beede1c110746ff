import {
  type Achievement,
  type AchievementFilters as Filters,
  filterAchievements,
  searchableAchievements,
} from '@quad/domain/achievements';
import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { Trophy } from 'lucide-react';
import { useMemo } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { AchievementFilters } from '../AchievementFilters/AchievementFilters.tsx';
import { AchievementList } from '../AchievementList/AchievementList.tsx';

const icon = <Trophy size={24} aria-hidden="true" />;

export interface AchievementBrowserProps {
  /** All of the person's, in the order in which they are listed. */
  achievements: readonly Achievement[];
  /** Where the filters are kept is the page's to say. */
  filters: Filters;
  /** A filter changed; only those that did are there. */
  onFilter: (changed: Partial<Filters>) => void;
  /** All filters are to be taken back. */
  onClear: () => void;
  /** Where the form is that adds one. */
  addHref: string;
}

/**
 * One's own achievements with search and filters; says so when there is none, or none that passes
 * (docs/specification/achievements.md#achievements-list).
 */
export function AchievementBrowser({ achievements, filters, onFilter, onClear, addHref }: AchievementBrowserProps) {
  const all = useMemo(() => searchableAchievements(achievements), [achievements]);
  const { search, category, state, level } = filters;
  const left = useMemo(() => filterAchievements(all, { search, category, state, level }), [all, search, category, state, level]);
  const list = useMemo(() => <AchievementList achievements={left} total={achievements.length} />, [left, achievements]);
  if (achievements.length === 0) {
    return (
      <EmptyState
        icon={icon}
        title={ACHIEVEMENT_TEXTS.emptyTitle}
        description={ACHIEVEMENT_TEXTS.noneYet}
        action={<Button href={addHref}>Add an achievement</Button>}
      />
    );
  }
  return (
    <Stack>
      <AchievementFilters achievements={achievements} filters={filters} shown={left.length} onFilter={onFilter} onClear={onClear} />
      {left.length > 0 ? list : <EmptyState icon={icon} title={ACHIEVEMENT_TEXTS.emptyTitle} description={ACHIEVEMENT_TEXTS.noMatch} />}
    </Stack>
  );
}
