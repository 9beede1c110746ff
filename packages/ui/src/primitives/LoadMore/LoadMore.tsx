import { useEffect, useRef, useState } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { box, count, failure } from './LoadMore.css.ts';

/** The texts of the component; numbers arrive formatted for the locale. */
export interface LoadMoreMessages {
  more: string;
  loading: string;
  tryAgain: string;
  /** The visible text below the list. */
  shown: (counts: { shown: string; total: string }) => string;
  /** The same if the total is unknown. */
  shownOfMany: (counts: { shown: string }) => string;
  /** Shown if nothing is left to load. */
  all: (counts: { total: string }) => string;
  /** Announced when more items have arrived. */
  came: (counts: { added: string }) => string;
}

const loadMoreMessages = (t: Translate): LoadMoreMessages => ({
  more: t('Show more'),
  loading: t('Loading...'),
  tryAgain: t('Try again'),
  shown: (counts) => t('{shown} of {total}', counts),
  shownOfMany: (counts) => t('{shown} shown', counts),
  all: (counts) => t('All {total} are shown', counts),
  came: (counts) => t('{added} more are shown', counts),
});

export interface LoadMoreProps extends NativeProps<HTMLDivElement> {
  /** The number of items that are shown now. */
  shown: number;
  /** The number of items in all, if it is known. */
  total?: number;
  /**
   * Whether there are more items.
   * @default shown < total
   */
  more?: boolean;
  /** Whether more items are loading. */
  loading?: boolean;
  /** Why loading failed, in a sentence. */
  error?: string;
  /** Called to load the next items. */
  onLoadMore: () => void;
  /** Texts of the component, to translate or replace them. The default is English or the provider's language. */
  messages?: Partial<LoadMoreMessages>;
}

/** How many items the last change added; 0 if it removed some. */
function useAdded(shown: number): number {
  const [known, setKnown] = useState({ shown, added: 0 });
  if (known.shown === shown) return known.added;
  const added = Math.max(shown - known.shown, 0);
  setKnown({ shown, added });
  return added;
}

/**
 * A button below a list that loads more items, with the number of shown items; new items are announced. Use RecordList's `onLoadMore`
 * instead for a list that loads while scrolling, Pagination if each page has a URL.
 */
export function LoadMore(props: LoadMoreProps) {
  const { shown, total, more = shown < (total ?? 0), loading = false, error, onLoadMore, messages: own, ...native } = props;
  const { locale, translate } = useLocaleSettings();
  const messages = { ...loadMoreMessages(translate), ...own };
  const written = (number: number) => number.toLocaleString(locale);
  const added = useAdded(shown);
  const endRef = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    // The button disappears with the last items, so the focus moves to its place, unless it is elsewhere since.
    if (!more && hadFocus.current && document.activeElement === document.body) endRef.current?.focus();
    hadFocus.current = false;
  }, [more]);
  const ofMany =
    total === undefined
      ? messages.shownOfMany({ shown: written(shown) })
      : messages.shown({ shown: written(shown), total: written(total) });
  return (
    <div {...native} className={box}>
      <VisuallyHidden>
        <span role="status">{added > 0 && messages.came({ added: written(added) })}</span>
      </VisuallyHidden>
      {error && !loading && (
        <p role="alert" className={failure}>
          {error}
        </p>
      )}
      <p ref={endRef} tabIndex={-1} className={count}>
        {more ? ofMany : messages.all({ total: written(total ?? shown) })}
      </p>
      {more && (
        <Button
          loading={loading}
          loadingText={messages.loading}
          onClick={() => {
            hadFocus.current = true;
            onLoadMore();
          }}
        >
          {error ? messages.tryAgain : messages.more}
        </Button>
      )}
    </div>
  );
}
