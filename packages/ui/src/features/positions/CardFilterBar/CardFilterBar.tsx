import { countTexts, type ListCounts } from '@quad/domain/fields';
import type { UnitReference } from '@quad/domain/org-units';
import type { PositionFilterValues } from '@quad/domain/positions';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ListSorting, SortBy } from '../../surfaces/ColumnHead.tsx';

export interface ChoiceFilterProps<Name extends string> {
  name: Name;
  label: string;
  /** The label while nothing is selected. */
  placeholder: string;
  options: readonly SelectOption[];
  /** Empty if nothing is selected. */
  value: string;
  onValueChange: (changed: { [Changed in Name]?: string }) => void;
}

function Choice<Name extends string>({ name, label, placeholder, options, value, onValueChange }: ChoiceFilterProps<Name>) {
  return (
    <Field label={label}>
      <Select
        placeholder={placeholder}
        options={options}
        value={value}
        onValueChange={(value) => onValueChange({ [name]: value } as Record<Name, string>)}
      />
    </Field>
  );
}

/** A filter by one of several words; memoized, so that it renders only when it changes instead of on each keystroke in the search. */
export const ChoiceFilter = memo(Choice) as typeof Choice;

export interface CardFilterBarProps {
  label: string;
  /** What the search looks at. */
  searchPlaceholder: string;
  /** The current filters; an empty value matches everything. */
  filters: PositionFilterValues & Readonly<Record<string, string>>;
  /** Called with only the changed filters. The function must be stable. */
  onFiltersChange: (changed: Partial<PositionFilterValues>) => void;
  /** Called to reset all filters. */
  onClear: () => void;
  /** The order of the list. */
  sorting: ListSorting;
  /** The departments of the filter; undefined if there is nothing to choose. */
  units?: readonly UnitReference[] | undefined;
  /** The numbers of matching and of all items; undefined until they are known. */
  counts: ListCounts | undefined;
  /** Returns a text with both numbers. */
  summarize: (shown: string, all: string) => string;
  /** Further filters. */
  children?: ReactNode;
  /** Further actions on the list, such as exporting it. */
  actions?: ReactNode;
}

/** Search, department and order above positions or their holders. */
export function CardFilterBar(props: CardFilterBarProps) {
  const t = useTranslate();
  const { label, searchPlaceholder, filters, onFiltersChange, onClear, sorting, units, counts, summarize, children, actions } = props;
  const [clearedCount, setClearedCount] = useState(0);
  const departments = useMemo(() => units?.map(({ _id, name }) => ({ value: _id, label: name })), [units]);
  const texts = counts && countTexts(counts);
  const clear = () => {
    setClearedCount(clearedCount + 1);
    onClear();
  };
  return (
    <FilterBar
      label={label}
      summary={texts && summarize(texts.shown, texts.all)}
      onClear={clear}
      filtered={Object.values(filters).some((word) => word !== '')}
      actions={actions}
      activeCount={Object.entries(filters).filter(([name, word]) => name !== 'search' && word !== '').length}
      search={
        <SearchField
          key={clearedCount}
          placeholder={searchPlaceholder}
          defaultValue={filters.search}
          onSearch={(text) => onFiltersChange({ search: text })}
        />
      }
    >
      {children}
      {departments && (
        <ChoiceFilter
          name="unit"
          label={t('Department')}
          placeholder={t('All departments')}
          options={departments}
          value={filters.unit}
          onValueChange={onFiltersChange}
        />
      )}
      <SortBy {...sorting} />
    </FilterBar>
  );
}
