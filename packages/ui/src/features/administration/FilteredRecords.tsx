import { type ReactNode, useState } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { FilterBar } from '../../primitives/FilterBar/FilterBar.tsx';
import { RecordList, type RecordListProps } from '../../primitives/RecordList/RecordList.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';

/** What every list of administration is given besides its records. */
export interface FilteredListProps<Filters> {
  /** How many pass the filters in all, where these are the first of them. */
  count?: number | undefined;
  /** Each blank where it lets all through. */
  filters: Filters;
  /** Called with all of them when one changes; while somebody types with every key. */
  onFiltersChange: (filters: Filters) => void;
  /** Why they did not come, as a sentence for the person. */
  error?: string | undefined;
  /** Asks for them again, where they did not come. */
  onRetry?: (() => void) | undefined;
  /** Their end comes near, so more of them may be read. */
  onLoadMore?: (() => void) | undefined;
}

interface Choice<Filters> {
  readonly name: keyof Filters;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

type Shown<Item> = Pick<RecordListProps<Item>, 'label' | 'items' | 'estimatedHeight' | 'children'>;

interface FilteredRecordsProps<Item, Filters> extends FilteredListProps<Filters>, Required<Shown<Item>> {
  /** What lets all through. */
  none: Filters;
  /** What the filters are for, for screen readers. */
  filterLabel: string;
  /** What may be searched for. */
  searchHint: string;
  choices: readonly Choice<Filters>[];
  /** Filters that are no choice of a list. */
  moreFilters?: ReactNode;
  summary: (count: number) => string;
  loadingText: string;
  empty: (isFiltered: boolean) => ReactNode;
}

const BLANK = (
  <Stack gap="xs">
    <Skeleton width="half" />
    <Skeleton width="most" />
  </Stack>
);

const keyOf = ({ _id }: { readonly _id: string }) => _id;

/** What the lists of administration have in common: a search, choices and a count above records that are read page by page. */
export function FilteredRecords<Item extends { readonly _id: string }, Filters extends { readonly [Name in keyof Filters]: string }>(
  props: FilteredRecordsProps<Item, Filters & { readonly search: string }>,
) {
  const { items, count = items?.length, filters, none, onFiltersChange, choices, summary, empty } = props;
  const t = useTranslate();
  const [clearedCount, setClearedCount] = useState(0);
  const isFiltered = Object.values(filters).some((word) => word !== '');
  return (
    <Stack>
      <FilterBar
        label={props.filterLabel}
        summary={count === undefined ? undefined : summary(count)}
        filtered={isFiltered}
        onClear={() => {
          onFiltersChange(none);
          setClearedCount(clearedCount + 1);
        }}
        search={
          <SearchField
            key={clearedCount}
            placeholder={props.searchHint}
            defaultValue={filters.search}
            onSearch={(text) => onFiltersChange({ ...filters, search: text })}
          />
        }
      >
        {choices.map(({ name, label, options }) => (
          <Field key={String(name)} label={label}>
            <Select
              placeholder={t('All')}
              options={options}
              value={filters[name]}
              onValueChange={(chosen) => onFiltersChange({ ...filters, [name]: chosen })}
            />
          </Field>
        ))}
        {props.moreFilters}
      </FilterBar>
      <RecordList
        label={props.label}
        density="compact"
        items={items}
        itemKey={keyOf}
        itemCount={count}
        estimatedHeight={props.estimatedHeight}
        loadingText={props.loadingText}
        blank={BLANK}
        blankCount={6}
        empty={empty(isFiltered)}
        onLoadMore={props.onLoadMore}
        error={props.error}
        onRetry={props.onRetry}
      >
        {props.children}
      </RecordList>
    </Stack>
  );
}
