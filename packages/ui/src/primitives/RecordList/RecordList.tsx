import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, type RefCallback, useState } from 'react';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { LoadingShape } from '../LoadingShape/LoadingShape.tsx';
import { useLazyPart } from '../loading/useLazyPart.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import type { VirtualListHeight } from '../VirtualList/VirtualList.tsx';
import { cell, container, row, rowHeight } from './RecordList.css.ts';
import { useInitialItems } from './useInitialItems.tsx';

export const RECORD_LIST_LAYOUTS = ['rows', 'cards', 'columns'] as const;
export type RecordListLayout = (typeof RECORD_LIST_LAYOUTS)[number];

export const RECORD_LIST_DENSITIES = ['comfortable', 'compact'] as const;
export type RecordListDensity = (typeof RECORD_LIST_DENSITIES)[number];

/** Up to this number all records are in the DOM, so that find-in-page works. */
const MAX_RENDERED = 100;
/** The number of records of a longer list that are rendered until the code of the virtual list has loaded; about one window. */
const INITIAL_COUNT = 12;

export interface RecordListProps<Item> {
  /** What is listed, for screen readers. */
  label: string;
  /** The records; undefined until they have loaded. */
  items?: readonly Item[] | undefined;
  /**
   * Whether the records are loading. Placeholders are shown if there are none yet.
   * @default items === undefined
   */
  loading?: boolean | undefined;
  /** Returns a unique key of a record. */
  itemKey: (record: Item) => string;
  /**
   * The column headers, as a `rowgroup`. The list then is a table whose records render one `cell` per column. Sort by requesting the list
   * in another order.
   */
  head?: ReactNode;
  /** Renders a record. Pass the same function as long as it renders the same. */
  children: (record: Item, index: number) => ReactNode;
  /** The list element: `ol` numbers the records, for screen readers too. */
  as?: 'ul' | 'ol';
  /**
   * `rows` in one card; `cards` side by side, which become rows if there are very many; or `columns`, which places whatever the records
   * render side by side, for any number.
   */
  layout?: RecordListLayout;
  /**
   * The number of records that are shown first, and added by a button. Use it if the list is one of several things on a page; without it,
   * only phones show a part of the list.
   */
  pageSize?: number;
  /** `compact` reduces the space between rows where the list is wide; records may use `@container` for its width. */
  density?: RecordListDensity;
  /**
   * The number of records before filtering. Above a hundred the list is virtualized, whatever the filter leaves, so that it is not rebuilt
   * while typing and looks the same after a reload.
   * @default items.length
   */
  total?: number;
  /** For a paged list: the number of records in all. */
  itemCount?: number | undefined;
  /** For a paged list: called when the end of the loaded records comes near. */
  onLoadMore?: (() => void) | undefined;
  /** The estimated height of a record in pixels, for placeholders and for records that are not rendered yet. */
  estimatedHeight?: number;
  /**
   * For a virtualized list: whether it scrolls with the page or has a scroll bar of its own.
   * @default 'whole'
   */
  height?: VirtualListHeight;
  /** Announced while the records are loading. */
  loadingText?: string;
  /** The placeholder of one record. */
  blank?: ReactNode;
  /** The number of placeholders while loading. */
  blankCount?: number;
  /** Replaces the list if there are no records, usually an EmptyState. */
  empty?: ReactNode;
  /** Why loading failed, as a sentence for the user. If a refresh fails, the list keeps its records. */
  error?: string | undefined;
  /** Retries after an error; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Shows the retry button as busy. */
  retrying?: boolean | undefined;
}

const LINES = (
  <Stack gap="xxs">
    <Skeleton width="half" />
    <Skeleton width="most" />
  </Stack>
);

const CARD = (
  <Stack gap="xs">
    <Skeleton shape="title" width="half" />
    <Skeleton width="most" />
    <Skeleton width="short" />
  </Stack>
);

type SkeletonRowsProps = Required<Pick<RecordListProps<unknown>, 'layout' | 'density' | 'blankCount' | 'loadingText'>> &
  Pick<RecordListProps<unknown>, 'blank' | 'estimatedHeight'>;

function SkeletonRows({ layout, density, blankCount, loadingText, estimatedHeight, blank }: SkeletonRowsProps) {
  const places = Array.from({ length: blankCount }, (_, place) => place);
  if (layout !== 'rows') {
    return (
      <LoadingShape label={loadingText}>
        <Grid columns="fit">
          {places.map((place) => (layout === 'cards' ? <Card key={place}>{blank ?? CARD}</Card> : <div key={place}>{blank}</div>))}
        </Grid>
      </LoadingShape>
    );
  }
  const vars = estimatedHeight === undefined ? undefined : assignInlineVars({ [rowHeight]: `${estimatedHeight}px` });
  return (
    <LoadingShape label={loadingText}>
      <Card padding="none">
        {places.map((place) => (
          <div key={place} style={vars} className={row({ density, isBlank: estimatedHeight !== undefined })}>
            {blank ?? LINES}
          </div>
        ))}
      </Card>
    </LoadingShape>
  );
}

const loadVirtualList = async () => (await import('../VirtualList/VirtualList.tsx')).VirtualList;

interface RecordsProps<Item> {
  list: RecordListProps<Item>;
  items: readonly Item[];
  /** The component for long lists, once it has loaded. */
  VirtualList: typeof import('../VirtualList/VirtualList.tsx').VirtualList | undefined;
  /** Whether only the first records are rendered, until VirtualList has loaded. */
  beginning: boolean;
  focusRef: (index: number) => RefCallback<HTMLElement> | null;
}

/** Attributes of a list with a head, which makes it a table. */
const ROWS = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;

function asTable(label: string) {
  return { role: 'table', 'aria-label': label } as const;
}

function Records<Item>({ list, items, VirtualList, beginning, focusRef }: RecordsProps<Item>) {
  const { label, itemKey, children, as: Element = 'ul', layout = 'rows', density = 'comfortable' } = list;
  if (VirtualList) {
    const isInColumns = layout === 'columns';
    return (
      <VirtualList
        label={label}
        items={items}
        itemKey={itemKey}
        estimatedRowHeight={list.estimatedHeight}
        height={list.height ?? 'whole'}
        columns={isInColumns ? 'fit' : 'one'}
        total={list.itemCount}
        onLoadMore={list.onLoadMore}
        head={list.head}
      >
        {children}
      </VirtualList>
    );
  }
  // Records are focusable by script only: when a record's button disappears, its record takes the focus.
  if (layout === 'rows') {
    const [rowsElement, Row] = list.head ? (['div', 'div'] as const) : ([Element, 'li'] as const);
    const rows = (
      <Card padding="none">
        <Stack as={rowsElement} gap="none" {...(list.head ? ROWS : { 'aria-label': label })} aria-busy={beginning || undefined}>
          {items.map((record, index) => (
            <Row key={itemKey(record)} {...(list.head && ROW)} ref={focusRef(index)} tabIndex={-1} className={row({ density })}>
              {children(record, index)}
            </Row>
          ))}
        </Stack>
      </Card>
    );
    return list.head ? (
      <div {...asTable(label)}>
        {list.head}
        {rows}
      </div>
    ) : (
      rows
    );
  }
  return (
    <Grid as={Element} columns="fit" aria-label={label} aria-busy={beginning || undefined}>
      {items.map((record, index) => (
        <li key={itemKey(record)} ref={focusRef(index)} tabIndex={-1} className={cell}>
          {layout === 'cards' ? <Card>{children(record, index)}</Card> : children(record, index)}
        </li>
      ))}
    </Grid>
  );
}

/**
 * A list of records with its loading, error and empty states; long lists render only the visible records. A phone shows the first records
 * and a button for more. Use DataTable instead for comparing figures, and a plain list for a few items that are always there.
 */
export function RecordList<Item>(props: RecordListProps<Item>) {
  const t = useTranslate();
  const { list, focusRef, more } = useInitialItems(props);
  const {
    items = [],
    layout = 'rows',
    density = 'comfortable',
    loadingText = t('Loading...'),
    blank,
    blankCount = 4,
    estimatedHeight,
  } = list;
  const isMany = Math.max(list.total ?? 0, list.itemCount ?? 0, items.length) > MAX_RENDERED;
  const [isPlain, setPlain] = useState(false);
  const VirtualList = useLazyPart(loadVirtualList, isMany, () => setPlain(true));
  const isNothing = items.length === 0;
  const isLoading = isNothing && (list.loading ?? list.items === undefined);
  if (!list.items && list.error !== undefined) {
    return <ErrorState description={list.error} onRetry={list.onRetry} retrying={list.retrying} />;
  }
  if (isNothing && !isLoading && list.empty) return list.empty;
  // If the code of the virtual list cannot be loaded, a slow list is better than none.
  const isBeginning = isMany && !VirtualList && !isPlain;
  const content = isLoading ? (
    <SkeletonRows
      layout={layout}
      density={density}
      loadingText={loadingText}
      blank={blank}
      blankCount={blankCount}
      estimatedHeight={estimatedHeight}
    />
  ) : (
    <Records
      // Cards become rows in very long lists.
      list={isBeginning && layout === 'cards' ? { ...list, layout: 'rows' } : list}
      items={isBeginning ? items.slice(0, INITIAL_COUNT) : items}
      VirtualList={isMany ? VirtualList : undefined}
      beginning={isBeginning}
      focusRef={focusRef}
    />
  );
  return (
    <Stack>
      {density === 'compact' ? <div className={container}>{content}</div> : content}
      {more}
    </Stack>
  );
}
