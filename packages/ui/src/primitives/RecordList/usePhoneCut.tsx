import { type ReactNode, type RefCallback, useState } from 'react';
import { useIsNarrow } from '../../layout/useIsNarrow.ts';
import { Button } from '../Button/Button.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import type { VirtualListHeight } from '../VirtualList/VirtualList.tsx';

/** So many lines, or cards, are about four screens of a phone, which leaves two for what stands around them. */
const LINES_ON_A_PHONE = 20;
const CARDS_ON_A_PHONE = 12;

/** What of a RecordList decides how much of it is shown. */
interface CutList {
  items?: readonly unknown[] | undefined;
  itemCount?: number | undefined;
  onLoadMore?: (() => void) | undefined;
  layout?: 'rows' | 'cards' | 'columns';
  pageSize?: number | undefined;
  height?: VirtualListHeight;
  total?: number;
}

interface PhoneCut<List> {
  readonly list: List;
  /** Takes the focus to the first of those that were asked for. */
  readonly focusRef: (index: number) => RefCallback<HTMLElement> | null;
  /** The button under them, where there are more. */
  readonly more: ReactNode;
}

const focus = (record: HTMLElement | null) => record?.focus({ preventScroll: true });

/** On a phone, or where a list says how many, the first records, and as many more whenever somebody asks; elsewhere all of them. */
export function usePhoneCut<List extends CutList>(list: List): PhoneCut<List> {
  const { items, itemCount, onLoadMore, layout = 'rows', height = 'whole', pageSize } = list;
  const t = useTranslate();
  const isNarrow = useIsNarrow();
  const step = pageSize ?? (layout === 'rows' ? LINES_ON_A_PHONE : CARDS_ON_A_PHONE);
  const [shownCount, setShownCount] = useState(step);
  const focusRef = (index: number) => (index > 0 && index === shownCount - step ? focus : null);
  if ((!isNarrow && pageSize === undefined) || height !== 'whole' || !items) return { list, focusRef, more: null };
  // A few screens of records need no code for very many, however many there are behind them.
  const shown = { ...list, items: items.slice(0, shownCount), total: 0 };
  if ((itemCount ?? items.length) <= shownCount) return { list: shown, focusRef, more: null };
  const showMore = () => {
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
