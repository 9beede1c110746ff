import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DropdownMenu } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { FilterBar } from '../../primitives/FilterBar/FilterBar.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { RecordList, type RecordListProps } from '../../primitives/RecordList/RecordList.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { ColumnHead, type ListSorting, SortBy } from '../surfaces/ColumnHead.tsx';
import { Dots } from '../surfaces/Dots.tsx';
import { EmptyRecordList } from '../surfaces/EmptyRecordList.tsx';
import type { PagedReadProps } from '../surfaces/readProps.ts';

/** Props that all administration lists share. */
export interface AdminListProps<Item> extends PagedReadProps {
  /** The loaded items, in order; undefined while loading or after a failure. */
  items: readonly Item[] | undefined;
  /** The total number of items, if only the first ones are loaded. */
  itemCount?: number | undefined;
}

/** Props that all administration lists with filters share. */
export interface FilteredListProps<Item, Filters> extends AdminListProps<Item> {
  /** The current filters; an empty value matches everything. */
  filters: Filters;
  /** Called with all filters when one changes, and on each keystroke while typing. */
  onFiltersChange: (filters: Filters) => void;
}

type RequiredListProps<Item> = Required<Pick<RecordListProps<Item>, 'label' | 'estimatedHeight' | 'loadingText' | 'children'>>;

interface AdminRecordsProps<Item> extends AdminListProps<Item>, RequiredListProps<Item> {
  blankCount?: number;
  head?: ReactNode;
  /** The empty state. */
  empty: { icon: LucideIcon; title: string; description: string };
}

export const BLANK_RECORD = (
  <Stack gap="xs">
    <Skeleton width="half" />
    <Skeleton width="most" />
  </Stack>
);

const keyOf = ({ _id }: { readonly _id: string }) => _id;

/** A paged list of records for administration. */
export function AdminRecords<Item extends { readonly _id: string }>({ itemCount, empty, ...list }: AdminRecordsProps<Item>) {
  const { icon: Icon, title, description } = empty;
  return (
    <RecordList
      density="compact"
      itemKey={keyOf}
      itemCount={itemCount ?? list.items?.length}
      blank={BLANK_RECORD}
      blankCount={6}
      empty={<EmptyRecordList icon={Icon} title={title} description={description} />}
      {...list}
    />
  );
}

interface Choice<Filters> {
  readonly name: keyof Filters;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface FilteredRecordsProps<Item, Filters> extends FilteredListProps<Item, Filters>, AdminRecordsProps<Item> {
  /** The filters that match everything. */
  none: Filters;
  /** What the filters are for, for screen readers. */
  filterLabel: string;
  /** What the search looks at. */
  searchHint: string;
  choices: readonly Choice<Filters>[];
  /** The order, for a list with columns; each row then ends with its actions. */
  sorting?: ListSorting;
  /** Filters besides the selects. */
  moreFilters?: ReactNode;
  summary: (count: number) => string;
  /** The empty state if nothing matches the filters, if it differs from the default. */
  notFound?: { title: string; description: string };
}

/** A paged list below a search, filters and a count. */
export function FilteredRecords<Item extends { readonly _id: string }, Filters extends { readonly [Name in keyof Filters]: string }>({
  filters,
  onFiltersChange,
  none,
  filterLabel,
  searchHint,
  choices,
  sorting,
  moreFilters,
  summary,
  notFound,
  ...list
}: FilteredRecordsProps<Item, Filters & { readonly search: string }>) {
  const { itemCount = list.items?.length } = list;
  const t = useTranslate();
  const [clearedCount, setClearedCount] = useState(0);
  const isFiltered = Object.entries(filters).some(([name, word]) => name !== 'order' && word !== '');
  return (
    <Stack>
      <FilterBar
        label={filterLabel}
        summary={itemCount === undefined ? undefined : summary(itemCount)}
        filtered={isFiltered}
        onClear={() => {
          onFiltersChange({ ...none, ...(sorting && { order: sorting.order }) });
          setClearedCount(clearedCount + 1);
        }}
        search={
          <SearchField
            key={clearedCount}
            placeholder={searchHint}
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
        {moreFilters}
        {sorting && <SortBy {...sorting} />}
      </FilterBar>
      <AdminRecords<Item>
        {...list}
        head={sorting && <ColumnHead {...sorting} hasAction />}
        empty={isFiltered ? { ...list.empty, ...notFound } : list.empty}
      />
    </Stack>
  );
}

interface RecordTitleProps {
  title: ReactNode;
  /** Lines below the title; empty ones are omitted. */
  lines?: readonly (string | null | undefined)[];
}

/** The title of a record with lines below it. */
export function RecordTitle({ title, lines = [] }: RecordTitleProps) {
  return (
    <>
      {typeof title === 'string' ? (
        <Text weight="medium" wrap="anywhere">
          {title}
        </Text>
      ) : (
        title
      )}
      {lines.filter(Boolean).map((line) => (
        <Text key={line} size="s" tone="muted" wrap="anywhere">
          <Address text={line ?? ''} />
        </Text>
      ))}
    </>
  );
}

/** A text whose mail address breaks before its @ rather than within a word. */
function Address({ text }: { text: string }) {
  const [name, ...host] = text.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}

interface AdminRecordProps extends RecordTitleProps {
  /** Badges below the lines. */
  children?: ReactNode;
  /** Content at the end of the row. */
  end?: ReactNode;
  /** Whether the end stays beside a long title instead of wrapping. */
  staysBeside?: boolean;
}

/** One record of an administration list. */
export function AdminRecord({ title, lines, children, end, staysBeside = false }: AdminRecordProps) {
  return (
    <Inline justify="between" wrap={!staysBeside}>
      <Stack gap="xxs">
        <RecordTitle title={title} lines={lines} />
        {children}
      </Stack>
      {end}
    </Inline>
  );
}

interface ActionMenuProps<Action extends string> {
  label: string;
  /** The actions, in this order. */
  actions: readonly Action[];
  names: Readonly<Record<Action, string>>;
  onAction: (action: Action) => void;
}

/** The menu of a record's actions. */
export function ActionMenu<Action extends string>({ label, actions, names, onAction }: ActionMenuProps<Action>) {
  const t = useTranslate();
  return (
    <DropdownMenu
      trigger={<IconButton label={label} icon={<Dots />} />}
      items={actions.map((action) => ({ id: action, label: t(names[action]), onSelect: () => onAction(action) }))}
    />
  );
}

/** Words as options with their labels. */
export function namedOptions<Word extends string>(words: readonly Word[], nameOf: (word: Word) => string) {
  return words.map((value) => ({ value, label: nameOf(value) }));
}
