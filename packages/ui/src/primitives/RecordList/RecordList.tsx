import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, type RefCallback, useState } from 'react';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { LoadingShape } from '../LoadingShape/LoadingShape.tsx';
import { useLoaded } from '../loading/useLoaded.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import type { VirtualListHeight } from '../VirtualList/VirtualList.tsx';
import { cell, container, row, rowHeight } from './RecordList.css.ts';
import { usePhoneCut } from './usePhoneCut.tsx';

export const RECORD_LIST_LAYOUTS = ['rows', 'cards', 'columns'] as const;
export type RecordListLayout = (typeof RECORD_LIST_LAYOUTS)[number];

export const RECORD_LIST_DENSITIES = ['comfortable', 'compact'] as const;
export type RecordListDensity = (typeof RECORD_LIST_DENSITIES)[number];

/** Up to here a list has all of its records on the page, so that the browser's own search finds them. */
const MOST_RENDERED = 100;
/** So many of a longer list are there until the code comes that renders what is visible of it: about what a window shows. */
const FIRST_RENDERED = 12;

export interface RecordListProps<Item> {
  /** What is listed, for screen readers. */
  label: string;
  /** None before they came. */
  items?: readonly Item[] | undefined;
  /**
   * They are on their way: blanks stand for them, where there are none yet.
   * @default items === undefined
   */
  loading?: boolean | undefined;
  /** Tells one record from all others. */
  itemKey: (record: Item) => string;
  /**
   * The names of the columns, as a `rowgroup`: the list is a table then, whose records render a `cell` for each column. Sorting by them
   * asks for another list.
   */
  head?: ReactNode;
  /** Renders a record. Let it stay the same while it renders the same. */
  children: (record: Item, index: number) => ReactNode;
  /** Numbered or not, for screen readers too. */
  as?: 'ul' | 'ol';
  /**
   * Lines in one card; a card for each record, side by side, which become lines when there are very many; or whatever the records
   * render, side by side, however many there are.
   */
  layout?: RecordListLayout;
  /** So many are shown at first, and as many more by a button, for what is one of several things of a page; elsewhere a phone alone shows a part. */
  pageSize?: number;
  /** Compact lines stand closer where the list is wide, and may ask for its width with `@container`. */
  density?: RecordListDensity;
  /**
   * How many there are before anything narrows them down, by which only what is visible is rendered beyond a hundred: so nothing is
   * built anew while somebody types, and a reload shows the same.
   * @default items.length
   */
  total?: number;
  /** Of a list that is read page by page: how many records it has in all. */
  itemCount?: number | undefined;
  /** Of such a list: the end of those that are there comes near, so more may be read. */
  onLoadMore?: (() => void) | undefined;
  /** About how high a record is, in pixels: of a blank, and of what was not rendered yet. */
  estimatedHeight?: number;
  /**
   * Of very many: they scroll with the page, or have a scroll bar of their own.
   * @default 'whole'
   */
  height?: VirtualListHeight;
  /** Announced while the records are on their way. */
  loadingText?: string;
  /** A record's blank, and how many of them. */
  blank?: ReactNode;
  /** How many blank records stand there while it loads. */
  blankCount?: number;
  /** Instead of a list without records, usually an EmptyState. */
  empty?: ReactNode;
  /** Why the records did not come, as a sentence for the person. A list that failed to refresh keeps what it has. */
  error?: string | undefined;
  /** Asks again after an error; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** It is being asked again: the button is busy. */
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

type BlanksProps = Required<Pick<RecordListProps<unknown>, 'layout' | 'density' | 'blankCount' | 'loadingText'>> &
  Pick<RecordListProps<unknown>, 'blank' | 'estimatedHeight'>;

function Blanks({ layout, density, blankCount, loadingText, estimatedHeight, blank }: BlanksProps) {
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
  /** For very many. */
  VirtualList: typeof import('../VirtualList/VirtualList.tsx').VirtualList | undefined;
  /** Whether these are only the first of them, for now. */
  beginning: boolean;
  focusRef: (index: number) => RefCallback<HTMLElement> | null;
}

/** What makes elements the rows of a table; they are a list without a head. */
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
  // No record is a stop of its own: where its button has gone, the focus comes back to it.
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
 * Records of one kind in every state: on their way, not come, none, few, or thousands, of which only those visible are rendered. A phone
 * shows the first of them, and more when asked. Use DataTable instead for figures that are compared, and a plain list for a handful that is always there.
 */
export function RecordList<Item>(props: RecordListProps<Item>) {
  const t = useTranslate();
  const { list, focusRef, more } = usePhoneCut(props);
  const {
    items = [],
    layout = 'rows',
    density = 'comfortable',
    loadingText = t('Loading...'),
    blank,
    blankCount = 4,
    estimatedHeight,
  } = list;
  const isMany = Math.max(list.total ?? 0, list.itemCount ?? 0, items.length) > MOST_RENDERED;
  const [isPlain, setPlain] = useState(false);
  const VirtualList = useLoaded(loadVirtualList, isMany, () => setPlain(true));
  const isNothing = items.length === 0;
  const isLoading = isNothing && (list.loading ?? list.items === undefined);
  if (!list.items && list.error !== undefined) {
    return <ErrorState description={list.error} onRetry={list.onRetry} retrying={list.retrying} />;
  }
  if (isNothing && !isLoading && list.empty) return list.empty;
  // Where the code for very many cannot be had, a slow list is better than none.
  const isBeginning = isMany && !VirtualList && !isPlain;
  const content = isLoading ? (
    <Blanks
      layout={layout}
      density={density}
      loadingText={loadingText}
      blank={blank}
      blankCount={blankCount}
      estimatedHeight={estimatedHeight}
    />
  ) : (
    <Records
      // Cards become lines where there are very many.
      list={isBeginning && layout === 'cards' ? { ...list, layout: 'rows' } : list}
      items={isBeginning ? items.slice(0, FIRST_RENDERED) : items}
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
