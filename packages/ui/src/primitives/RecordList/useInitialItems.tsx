import { type ReactNode, type RefCallback, useRef, useState } from 'react';
import { useIsNarrow } from '../../layout/useIsNarrow.ts';
import { Button } from '../Button/Button.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import type { VirtualListHeight } from '../VirtualList/VirtualList.tsx';

/** About four screens of a phone, for rows and for cards, which leaves two screens for the rest of the page. */
const PHONE_ROWS = 20;
const PHONE_CARDS = 12;

/** The props of a RecordList that decide how much of it is shown. */
interface LimitedList {
  items?: readonly unknown[] | undefined;
  itemCount?: number | undefined;
  onLoadMore?: (() => void) | undefined;
  layout?: 'rows' | 'cards' | 'columns';
  pageSize?: number | undefined;
  height?: VirtualListHeight;
  total?: number;
}

interface InitialItems<List> {
  readonly list: List;
  /** Focuses the first of the newly shown records. */
  readonly focusRef: (index: number) => RefCallback<HTMLElement> | null;
  /** The button below the list, if there are more records. */
  readonly more: ReactNode;
}

/**
 * Limits a list on phones, or with `pageSize` everywhere, to its first records, and adds as many with each press of a button; otherwise
 * returns the whole list.
 */
export function useInitialItems<List extends LimitedList>(list: List): InitialItems<List> {
  const { items, itemCount, onLoadMore, layout = 'rows', height = 'whole', pageSize } = list;
  const t = useTranslate();
  const isNarrow = useIsNarrow();
  const step = pageSize ?? (layout === 'rows' ? PHONE_ROWS : PHONE_CARDS);
  const [shownCount, setShownCount] = useState(step);
  const isAdding = useRef(false);
  const focusAdded = (record: HTMLElement | null) => {
    if (!record || !isAdding.current) return;
    isAdding.current = false;
    record.focus({ preventScroll: true });
  };
  const focusRef = (index: number) => (index === shownCount - step ? focusAdded : null);
  if ((!isNarrow && pageSize === undefined) || height !== 'whole' || !items) return { list, focusRef, more: null };
  // A total of 0 prevents virtualization, which so few records do not need.
  const shown = { ...list, items: items.slice(0, shownCount), total: 0 };
  if ((itemCount ?? items.length) <= shownCount) return { list: shown, focusRef, more: null };
  const showMore = () => {
    isAdding.current = true;
    setShownCount(shownCount + step);
    if (shownCount + step > items.length) onLoadMore?.();
  };
  const more = (
    <Button fullWidth onClick={showMore}>
      {t('Show more')}
    </Button>
  );
  return { list: { ...shown, itemCount: undefined, onLoadMore: undefined }, focusRef, more };
}
