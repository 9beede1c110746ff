import { HOLDER_STATUSES, type HolderFilters } from '@quad/domain/positions';
import { Field } from '../../../primitives/Field/index.ts';
import { FilterBar } from '../../../primitives/FilterBar/index.ts';
import { SearchField } from '../../../primitives/SearchField/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { choices } from '../choices.ts';
import type { Filtering } from '../useFilters.ts';

export interface PositionHolderFilterBarProps extends Filtering<HolderFilters> {
  tenures: readonly string[];
  /** Left out where there is nothing to choose. */
  departments?: readonly string[];
  summary: string;
}

/** Search, status, tenure and department above the position holders. */
export function PositionHolderFilterBar(props: PositionHolderFilterBarProps) {
  const { filters, change, clear, isFiltered, clearedCount, tenures, departments, summary } = props;
  return (
    <FilterBar label="Filter position holders" summary={summary} onClear={clear} isFiltered={isFiltered}>
      <Field label="Search">
        <SearchField
          key={clearedCount}
          placeholder="Name, email, ID or position"
          defaultValue={filters.search}
          onSearch={({ text }) => change({ search: text })}
        />
      </Field>
      <Field label="Status">
        <Select
          placeholder="All statuses"
          options={choices(HOLDER_STATUSES)}
          value={filters.status}
          onChange={({ target }) => change({ status: target.value })}
        />
      </Field>
      <Field label="Tenure">
        <Select
          placeholder="All tenures"
          options={choices(tenures)}
          value={filters.tenure}
          onChange={({ target }) => change({ tenure: target.value })}
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
