import type { PositionFilters } from '@quad/domain/positions';
import { Field } from '../../../primitives/Field/index.ts';
import { FilterBar } from '../../../primitives/FilterBar/index.ts';
import { SearchField } from '../../../primitives/SearchField/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { choices } from '../choices.ts';
import type { Filtering } from '../useFilters.ts';

export interface PositionFilterBarProps extends Filtering<PositionFilters> {
  /** Left out where there is nothing to choose. */
  departments?: readonly string[];
  summary: string;
}

/** Search and department above the positions. */
export function PositionFilterBar(props: PositionFilterBarProps) {
  const { filters, change, clear, isFiltered, clearedCount, departments, summary } = props;
  return (
    <FilterBar label="Filter positions" summary={summary} onClear={clear} isFiltered={isFiltered}>
      <Field label="Search">
        <SearchField
          key={clearedCount}
          placeholder="Title, unit or type"
          defaultValue={filters.search}
          onSearch={({ text }) => change({ search: text })}
        />
      </Field>
      {departments && (
        <Field label="Department">
          <Select
            placeholder="All departments"
            options={choices(departments)}
            value={filters.department}
            onChange={({ target }) => change({ department: target.value })}
          />
        </Field>
      )}
    </FilterBar>
  );
}
