import { useInboxCounts, useUnseenNotifications } from '@quad/api-client/hooks';
import { hasInbox, wantOf } from '@quad/domain/inbox';
import { NOTIFICATION_TEXTS } from '@quad/domain/notifications';
import { SEARCH_TEXTS } from '@quad/domain/search';
import { Badge, Button, useLocaleSettings, useTranslate, VisuallyHidden } from '@quad/ui';
import { Inbox, Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useRole } from '../useUser.ts';

const FindAnything = lazy(async () => ({ default: (await import('../../screens/search/FindAnything.tsx')).FindAnything }));

export interface ShellToolsProps {
  /** Whether the search is open. */
  isFinding: boolean;
  /** It opens or closes. */
  onFind: (isFinding: boolean) => void;
  /** Is told what waits for the person, in words, where the top bar has no room for it; else, or where nothing waits, an empty text. */
  onWaiting: (words: string) => void;
}

/**
 * What of the top bar can wait until the screen is there: the search, and the way to the inbox with how much waits. On a phone the title
 * needs the room: there the profile menu has both, and says what waits.
 */
export function ShellTools({ isFinding, onFind, onWaiting }: ShellToolsProps) {
  const t = useTranslate();
  const { sum, words } = useWaiting();
  const isWide = useSyncExternalStore(watchWidth, () => window.matchMedia(WIDE).matches);
  const wordsElsewhere = isWide ? '' : words;
  useEffect(() => onWaiting(wordsElsewhere), [onWaiting, wordsElsewhere]);
  useShortcut(() => onFind(!isFinding));
  return (
    <>
      {isWide && (
        <Button variant="quiet" size="small" aria-label={t(SEARCH_TEXTS.open)} aria-haspopup="dialog" onClick={() => onFind(true)}>
          <Search size={20} aria-hidden="true" />
        </Button>
      )}
      {isWide && <InboxLink sum={sum} words={words} />}
      {isFinding && (
        <Suspense>
          <FindAnything onClose={() => onFind(false)} />
        </Suspense>
      )}
    </>
  );
}

/** From here on the sidebar stands beside the page. */
const WIDE = '(min-width: 48rem)';

function watchWidth(listener: () => void): () => void {
  const width = window.matchMedia(WIDE);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

/** Control and K, or Command and K on a Mac, from anywhere. */
function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
      if (!isShortcut || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

const { one, other } = NOTIFICATION_TEXTS.unseen;

/** More than this many is only said to be more. */
const MOST = 99;

/** How much waits for the person or is not seen yet, and that in words. */
interface Waiting {
  readonly sum: number;
  readonly words: string;
}

function useWaiting(): Waiting {
  const { locale, translate: t } = useLocaleSettings();
  const { data: counts = [] } = useInboxCounts(hasInbox(useRole()));
  const waiting = counts.filter(({ kind }) => wantOf(kind) === 'decision').reduce((sum, { count }) => sum + count, 0);
  const { count: unseen = 0 } = useUnseenNotifications().data ?? {};
  const written = (count: number) => count.toLocaleString(locale);
  const words = [
    waiting > 0 && (waiting === 1 ? t('1 waits for you') : t('{count} wait for you', { count: written(waiting) })),
    unseen > 0 && t(unseen === 1 ? one : other, { count: written(unseen) }),
  ];
  return { sum: waiting + unseen, words: words.filter(Boolean).join(', ') };
}

function InboxLink({ sum, words }: Waiting) {
  const { locale, translate: t } = useLocaleSettings();
  return (
    <Button href="/inbox" variant="quiet" size="small">
      <Inbox size={20} aria-label={t('Inbox')} />
      {sum > 0 && (
        <Badge tone="notable">
          <span aria-hidden="true">{sum > MOST ? `${MOST}+` : sum.toLocaleString(locale)}</span>
        </Badge>
      )}
      <VisuallyHidden>{words}</VisuallyHidden>
    </Button>
  );
}
