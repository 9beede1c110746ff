import { type Achievement, type AchievementFilterValues, achievementFilterOptions } from '@quad/domain/achievements';
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
  /** The loaded achievements of the user that match the filters, in order. */
  achievements: readonly Achievement[];
  /** All known achievements, matching or not, which determine the categories and levels of the filters. */
  known: readonly Pick<Achievement, 'category' | 'level'>[];
  /** The number of matching items and of all items; undefined until it is known. */
  counts: ListCounts | undefined;
  /** The current filters, stored by the page. */
  filters: AchievementFilterValues;
  /** Called with only the changed filters. */
  onFiltersChange: (changed: Partial<AchievementFilterValues>) => void;
  /** Called to reset all filters. */
  onClear: () => void;
  /** Called near the end of the list, to load more. */
  onLoadMore?: () => void;
  /** The address of the form that adds an achievement. */
  addHref: string;
  /** An action at the end of the filters. */
  action?: ReactNode;
}

/** The user's own achievements with search, filters and empty states (docs/specification/achievements.md#achievements-list). */
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
