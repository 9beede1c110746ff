import type { PositionFilters } from '@quad/domain/positions';
import type { ReactNode } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import type { Filtering } from '../useFilters.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';

export interface CardFilterBarProps {
  label: string;
  /** What the search looks at. */
  searchPlaceholder: string;
  filtering: Filtering<PositionFilters>;
  /** Left out where there is nothing to choose. */
  departments?: readonly string[];
  summary: string;
  /** What the list can be narrowed down by besides. */
  children?: ReactNode;
}

/** Search and department above the cards of positions or of their holders. */
export function CardFilterBar({ label, searchPlaceholder, filtering, departments, summary, children }: CardFilterBarProps) {
  const { filters, change, clear, isFiltered, clearedCount } = filtering;
  return (
    <FilterBar label={label} summary={summary} onClear={clear} isFiltered={isFiltered}>
      <Field label="Search">
        <SearchField
          key={clearedCount}
          placeholder={searchPlaceholder}
          defaultValue={filters.search}
          onSearch={({ text }) => change({ search: text })}
        />
      </Field>
      {children}
      {departments && (
        <ChoiceFilter
          name="department"
          label="Department"
          placeholder="All departments"
          words={departments}
          value={filters.department}
          onChange={change}
        />
      )}
    </FilterBar>
  );
}
