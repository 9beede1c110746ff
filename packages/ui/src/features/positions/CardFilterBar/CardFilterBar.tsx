import type { PositionFilters } from '@quad/domain/positions';
import { memo, type ReactNode, useMemo } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { choices } from '../../capitalized.ts';
import type { Filtering } from '../useFilters.ts';

export interface ChoiceFilterProps<Name extends string> {
  name: Name;
  label: string;
  /** What it is called when nothing is chosen. */
  placeholder: string;
  words: readonly string[];
  /** Blank where nothing is chosen. */
  value: string;
  onChange: (changed: { [Changed in Name]?: string }) => void;
}

function Choice<Name extends string>({ name, label, placeholder, words, value, onChange }: ChoiceFilterProps<Name>) {
  const options = useMemo(() => choices(words), [words]);
  return (
    <Field label={label}>
      <Select
        placeholder={placeholder}
        options={options}
        value={value}
        onValueChange={(value) => onChange({ [name]: value } as Record<Name, string>)}
      />
    </Field>
  );
}

/** One of the words that a list can be narrowed down by; drawn again only when it changes, and not with every key beside it. */
export const ChoiceFilter = memo(Choice) as typeof Choice;

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
