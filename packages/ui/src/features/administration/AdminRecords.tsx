import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DropdownMenu } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
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

/** What every list of administration is given. */
export interface AdminListProps<Item> {
  /** In the order in which they are shown; undefined while they are on their way, or where they did not come. */
  items: readonly Item[] | undefined;
  /** How many there are in all, where these are the first of them. */
  itemCount?: number | undefined;
  /** Why they did not come, as a sentence for the person. */
  error?: string | undefined;
  /** Asks for them again, where they did not come. */
  onRetry?: (() => void) | undefined;
  /** Their end comes near, so more of them may be read. */
  onLoadMore?: (() => void) | undefined;
}

/** What a list is given besides that somebody narrows down. */
export interface FilteredListProps<Item, Filters> extends AdminListProps<Item> {
  /** Each blank where it lets all through. */
  filters: Filters;
  /** Called with all of them when one changes; while somebody types with every key. */
  onFiltersChange: (filters: Filters) => void;
}

type Shown<Item> = Required<Pick<RecordListProps<Item>, 'label' | 'estimatedHeight' | 'loadingText' | 'children'>>;

interface AdminRecordsProps<Item> extends AdminListProps<Item>, Shown<Item> {
  blankCount?: number;
  head?: ReactNode;
  /** What stands there where there is none. */
  empty: { icon: LucideIcon; title: string; description: string };
}

export const BLANK_RECORD = (
  <Stack gap="xs">
    <Skeleton width="half" />
    <Skeleton width="most" />
  </Stack>
);

const keyOf = ({ _id }: { readonly _id: string }) => _id;

/** Records of administration that are read page by page. */
export function AdminRecords<Item extends { readonly _id: string }>({ itemCount, empty, ...list }: AdminRecordsProps<Item>) {
  const { icon: Icon, title, description } = empty;
  return (
    <RecordList
      density="compact"
      itemKey={keyOf}
      itemCount={itemCount ?? list.items?.length}
      blank={BLANK_RECORD}
      blankCount={6}
      empty={<EmptyState icon={<Icon size={24} aria-hidden="true" />} title={title} description={description} />}
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
  /** What lets all through. */
  none: Filters;
  /** What the filters are for, for screen readers. */
  filterLabel: string;
  /** What may be searched for. */
  searchHint: string;
  choices: readonly Choice<Filters>[];
  /** How it is sorted, where it has columns; each row of it ends with what can be done. */
  sorting?: ListSorting;
  /** Filters that are no choice of a list. */
  moreFilters?: ReactNode;
  summary: (count: number) => string;
  /** What stands there where nothing passes the filters, if it is something else. */
  notFound?: { title: string; description: string };
}

/** The same below a search, choices and a count. */
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
  /** What is said below it, a line each; what is blank is left out. */
  lines?: readonly (string | null | undefined)[];
}

/** What a record is about. */
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
          {line}
        </Text>
      ))}
    </>
  );
}

interface AdminRecordProps extends RecordTitleProps {
  /** What is below the lines, as badges. */
  children?: ReactNode;
  /** What stands at the end. */
  end?: ReactNode;
  /** Whether the end stays beside a long title. */
  staysBeside?: boolean;
}

/** One record of a list of administration. */
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
  /** What can be done, in order, with what it is called. */
  actions: readonly Action[];
  names: Readonly<Record<Action, string>>;
  onAction: (action: Action) => void;
}

/** What can be done with a record. */
export function ActionMenu<Action extends string>({ label, actions, names, onAction }: ActionMenuProps<Action>) {
  const t = useTranslate();
  return (
    <DropdownMenu
      trigger={<IconButton label={label} icon={<Ellipsis size={20} aria-hidden="true" />} />}
      items={actions.map((action) => ({ id: action, label: t(names[action]), onSelect: () => onAction(action) }))}
    />
  );
}

/** Words as options of a choice, by what they are called. */
export function namedOptions<Word extends string>(words: readonly Word[], nameOf: (word: Word) => string) {
  return words.map((value) => ({ value, label: nameOf(value) }));
}
