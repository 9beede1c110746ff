import type { ListCounts } from '@quad/domain/fields';
import { SKILL_TEXTS } from '@quad/domain/messages';
import type { UserSkill, UserSkillFilterValues } from '@quad/domain/skills';
import { Sparkles } from 'lucide-react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { UserSkillFilters } from '../UserSkillFilters/UserSkillFilters.tsx';
import { UserSkillList } from '../UserSkillList/UserSkillList.tsx';

const icon = <Sparkles size={24} aria-hidden="true" />;

export interface UserSkillBrowserProps {
  /** The loaded skills of the user that match the filters. */
  userSkills: readonly UserSkill[];
  /** The number of matching items and of all items; undefined until it is known. */
  counts: ListCounts | undefined;
  /** The current filters, stored by the page. */
  filters: UserSkillFilterValues;
  /** Called with only the changed filter. */
  onFiltersChange: (changed: Partial<UserSkillFilterValues>) => void;
  /** Called to reset all filters. */
  onClear: () => void;
  /** Called near the end of the list, to load more. */
  onLoadMore?: () => void;
  /** Called to open the form that adds a skill. */
  onAdd: () => void;
}

/** The user's own skills with filters and empty states. */
export function UserSkillBrowser({ userSkills, counts, filters, onFiltersChange, onClear, onLoadMore, onAdd }: UserSkillBrowserProps) {
  const t = useTranslate();
  if (counts?.all === 0) {
    return (
      <EmptyState
        icon={icon}
        title={t(SKILL_TEXTS.emptyTitle)}
        description={t('Add what you can do. Office-bearers can endorse it.')}
        action={<Button onClick={onAdd}>{t('Add a skill')}</Button>}
      />
    );
  }
  return (
    <Stack>
      <UserSkillFilters filters={filters} counts={counts} onFiltersChange={onFiltersChange} onClear={onClear} />
      {userSkills.length > 0 ? (
        <UserSkillList userSkills={userSkills} total={counts?.all} itemCount={counts?.shown} onLoadMore={onLoadMore} />
      ) : (
        <EmptyState icon={icon} title={t(SKILL_TEXTS.noneFound)} description={t('None of your skills match these filters.')} />
      )}
    </Stack>
  );
}
