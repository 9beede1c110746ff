import { type Achievement, type AchievementFilterWords, achievementFilterOptions } from '@quad/domain/achievements';
import type { ListCounts } from '@quad/domain/fields';
import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { Trophy } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { AchievementFilters } from '../AchievementFilters/AchievementFilters.tsx';
import { AchievementList } from '../AchievementList/AchievementList.tsx';

const icon = <Trophy size={24} aria-hidden="true" />;

export interface AchievementBrowserProps {
  /** Those of the person that pass the filters, as far as they were read, in the order in which they are listed. */
  achievements: readonly Achievement[];
  /** Those that are known, whether they pass or not: they say which categories and levels can be chosen. */
  known: readonly Pick<Achievement, 'category' | 'level'>[];
  /** How many pass, and how many there are; undefined until that is known. */
  counts: ListCounts | undefined;
  /** Where the filters are kept is the page's to say. */
  filters: AchievementFilterWords;
  /** A filter changed; only those that did are there. */
  onFiltersChange: (changed: Partial<AchievementFilterWords>) => void;
  /** All filters are to be taken back. */
  onClear: () => void;
  /** Called near the end of the list, to load more. */
  onLoadMore?: () => void;
  /** Where the form is that adds one. */
  addHref: string;
  /** Stands at the end of the filters. */
  action?: ReactNode;
}

/**
 * One's own achievements with search and filters; says so when there is none, or none that passes
 * (docs/specification/achievements.md#achievements-list).
 */
export function AchievementBrowser(props: AchievementBrowserProps) {
  const t = useTranslate();
  const { achievements, known, counts, filters, onFiltersChange, onClear, onLoadMore, addHref, action } = props;
  const choices = useMemo(() => achievementFilterOptions(known), [known]);
  const [shown, all] = [counts?.shown, counts?.all];
  const list = useMemo(
    () => <AchievementList achievements={achievements} total={all} itemCount={shown} onLoadMore={onLoadMore} />,
    [achievements, all, shown, onLoadMore],
  );
  if (all === 0) {
    return (
      <EmptyState
        icon={icon}
        title={t(ACHIEVEMENT_TEXTS.emptyTitle)}
        description={t(ACHIEVEMENT_TEXTS.noneYet)}
        action={<Button href={addHref}>{t('Add an achievement')}</Button>}
      />
    );
  }
  return (
    <Stack>
      <AchievementFilters
        choices={choices}
        filters={filters}
        counts={counts}
        onFiltersChange={onFiltersChange}
        onClear={onClear}
        actions={action}
      />
      {achievements.length > 0 ? (
        list
      ) : (
        <EmptyState icon={icon} title={t(ACHIEVEMENT_TEXTS.emptyTitle)} description={t(ACHIEVEMENT_TEXTS.noMatch)} />
      )}
    </Stack>
  );
}
