import type { Achievement } from '@quad/domain/achievements';
import { type AchievementState, achievementFilterOptions, type AchievementFilters as Filters } from '@quad/domain/achievements';
import { useMemo, useState } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { wordOptions } from '../../capitalized.ts';

const STATES = [
  { value: 'pending', label: 'Pending' },
  { value: 'verified', label: 'Verified' },
] as const satisfies readonly { value: AchievementState; label: string }[];

export interface AchievementFiltersProps {
  /** All there are: they say which categories and levels can be chosen. */
  achievements: readonly Achievement[];
  /** What they are narrowed down by; an empty text narrows nothing. */
  filters: Filters;
  /** How many pass. */
  shown: number;
  /** A filter changed; only those that did are there. */
  onFilter: (changed: Partial<Filters>) => void;
  /** All filters are to be taken back. */
  onClear: () => void;
}

/**
 * Narrows down one's achievements by words, category, state and level, 'All' first
 * (docs/specification/achievements.md#achievements-filters).
 */
export function AchievementFilters({ achievements, filters, shown, onFilter, onClear }: AchievementFiltersProps) {
  const [clearings, setClearings] = useState(0);
  const { categories, levels } = useMemo(() => achievementFilterOptions(achievements), [achievements]);
  const selects = [
    { name: 'category', label: 'Category', options: categories.map((category) => ({ value: category, label: category })) },
    { name: 'state', label: 'Status', options: STATES },
    { name: 'level', label: 'Level', options: wordOptions(levels) },
  ] as const;
  const clear = () => {
    setClearings(clearings + 1);
    onClear();
  };
  return (
    <FilterBar
      label="Filter achievements"
      summary={`Showing ${shown} of ${achievements.length} achievements`}
      isFiltered={Object.values(filters).some((value) => value !== '')}
      onClear={clear}
    >
      <Field label="Search">
        <SearchField
          key={clearings}
          defaultValue={filters.search}
          placeholder="Title, category or type"
          onSearch={({ text }) => onFilter({ search: text })}
        />
      </Field>
      {selects.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select placeholder="All" options={options} value={filters[name]} onValueChange={(value) => onFilter({ [name]: value })} />
        </Field>
      ))}
    </FilterBar>
  );
}
