import { useEffect, useRef, useState } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import { box, count, failure } from './LoadMore.css.ts';

/** The words under a list; numbers come as the locale writes them. */
export interface LoadMoreMessages {
  more: string;
  loading: string;
  tryAgain: string;
  /** In sight, below the list. */
  shown: (counts: { shown: string; total: string }) => string;
  /** The same where nobody knows how many there are. */
  shownOfMany: (counts: { shown: string }) => string;
  /** Nothing is left. */
  all: (counts: { total: string }) => string;
  /** Read out when some have come. */
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
  /** How many are in the list now. */
  shown: number;
  /** How many there are in all, where that is known. */
  total?: number;
  /**
   * Whether there are more.
   * @default shown < total
   */
  more?: boolean;
  /** Some are on their way. */
  loading?: boolean;
  /** Why they did not come, in a sentence. */
  error?: string;
  /** Asks for the next ones. */
  onLoadMore: () => void;
  /** Its words, where they are neither English nor those of the provider's language. */
  messages?: Partial<LoadMoreMessages>;
}

/** How many came with the last change, as long as it was to more. */
function useAdded(shown: number): number {
  const [known, setKnown] = useState({ shown, added: 0 });
  if (known.shown === shown) return known.added;
  const added = Math.max(shown - known.shown, 0);
  setKnown({ shown, added });
  return added;
}

/**
 * The button under a list that goes on, with how much of it is there; what comes is announced. Use RecordList's `onLoadMore` instead for a
 * list that reads on by itself, Pagination where a page has an address.
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
    // The button is gone with the last ones: who pressed it goes on from where it was.
    if (!more && hadFocus.current) endRef.current?.focus();
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
