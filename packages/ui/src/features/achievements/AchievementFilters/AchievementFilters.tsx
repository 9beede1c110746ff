import type { AchievementFilterValues, AchievementState, achievementFilterOptions } from '@quad/domain/achievements';
import { countTexts, type ListCounts } from '@quad/domain/fields';
import { type ReactNode, useMemo, useState } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { capitalizedOptions, translatedOptions } from '../../forms/options.ts';

const STATES = [
  { value: 'pending', label: 'Pending' },
  { value: 'verified', label: 'Verified' },
] as const satisfies readonly { value: AchievementState; label: string }[];

export interface AchievementFiltersProps {
  /** The categories and levels that can be selected. */
  choices: ReturnType<typeof achievementFilterOptions>;
  /** The current filters; an empty value matches everything. */
  filters: AchievementFilterValues;
  /** The number of matching items and of all items; undefined until it is known. */
  counts: ListCounts | undefined;
  /** Called with only the changed filters. */
  onFiltersChange: (changed: Partial<AchievementFilterValues>) => void;
  /** Called to reset all filters. */
  onClear: () => void;
  /** Actions at the end of the filters. */
  actions?: ReactNode;
}

/** Adds the selected value to the choices, because a URL may contain one that does not occur. */
function withChosen(words: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || words.includes(chosen) ? words : [...words, chosen];
}

/**
 * Filters for one's own achievements by text, category, status and level, 'All' first
 * (docs/specification/achievements.md#achievements-filters).
 */
export function AchievementFilters({ choices, filters, counts, onFiltersChange, onClear, actions }: AchievementFiltersProps) {
  const t = useTranslate();
  const [clearings, setClearings] = useState(0);
  const { category, level } = filters;
  const selects = useMemo(() => {
    const categories = withChosen(choices.categories, category);
    return [
      { name: 'category', label: t('Category'), options: categories.map((each) => ({ value: each, label: each })) },
      { name: 'state', label: t('Status'), options: STATES },
      { name: 'level', label: t('Level'), options: capitalizedOptions(withChosen(choices.levels, level)) },
    ] as const;
  }, [choices, category, level, t]);
  const texts = counts && countTexts(counts);
  const clear = () => {
    setClearings(clearings + 1);
    onClear();
  };
  return (
    <FilterBar
      label={t('Filter achievements')}
      summary={texts && t('Showing {shown} of {all} achievements', texts)}
      filtered={Object.values(filters).some((value) => value !== '')}
      activeCount={selects.filter(({ name }) => filters[name] !== '').length}
      onClear={clear}
      actions={actions}
      search={
        <SearchField
          key={clearings}
          defaultValue={filters.search}
          placeholder={t('Title, category or type')}
          onSearch={(text) => onFiltersChange({ search: text })}
        />
      }
    >
      {selects.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select
            placeholder={t('All')}
            options={translatedOptions(options, t)}
            value={filters[name]}
            onValueChange={(value) => onFiltersChange({ [name]: value })}
          />
        </Field>
      ))}
    </FilterBar>
  );
}
