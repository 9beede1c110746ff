import { useInboxCounts, useUnseenNotifications } from '@quad/api-client/hooks';
import { hasInbox, needOf } from '@quad/domain/inbox';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { NOTIFICATION_TEXTS } from '@quad/domain/notifications';
import { SEARCH_TEXTS } from '@quad/domain/search';
import { Badge, Button, useLocaleSettings, useTranslate, VisuallyHidden } from '@quad/ui';
import { CalendarDays, Inbox, Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useRole } from '../useUser.ts';

const FindAnything = lazy(async () => ({ default: (await import('../../screens/search/FindAnything.tsx')).FindAnything }));

/**
 * The tools of the top bar that load after the screen: search, the inbox link with its count, and, from tablet width on, the calendar link,
 * which the profile menu also has.
 */
export function ShellTools() {
  const t = useTranslate();
  const [isFinding, setFinding] = useState(false);
  const hasCalendar = useIsAtLeast(TABLET);
  const waiting = useWaiting();
  useShortcut(() => setFinding(!isFinding));
  // Shown together: a count that arrives later would shift the other tools.
  if (!waiting && !isFinding) return null;
  return (
    <>
      <Button variant="quiet" size="s" aria-label={t(SEARCH_TEXTS.open)} aria-haspopup="dialog" onClick={() => setFinding(true)}>
        <Search size={20} aria-hidden="true" />
      </Button>
      {waiting && <InboxLink {...waiting} />}
      {hasCalendar && (
        <Button href="/calendar" variant="quiet" size="s" aria-label={t(EVENT_TEXTS.calendar)}>
          <CalendarDays size={20} aria-hidden="true" />
        </Button>
      )}
      {isFinding && (
        <Suspense>
          <FindAnything onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </>
  );
}

/** From this width on, the sidebar stands beside the page; from the other on, there is room for labels beside the title. */
const TABLET = '(min-width: 48rem)';
const LAPTOP = '(min-width: 75rem)';

/** Whether the window is as wide as a media query says. */
function useIsAtLeast(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const width = window.matchMedia(query);
      width.addEventListener('change', listener);
      return () => width.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** Calls back on Control+K, or Command+K on a Mac, anywhere in the portal. */
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

/** Higher counts are shown as 'more than'. */
const MAX_COUNT = 99;

/** Number of waiting or unseen items, and the same as text. */
interface WaitingCount {
  readonly sum: number;
  readonly words: string;
}

/** Undefined while loading. */
function useWaiting(): WaitingCount | undefined {
  const { locale, translate: t } = useLocaleSettings();
  const decides = hasInbox(useRole());
  const { data: counts = [], isLoading } = useInboxCounts(decides);
  const waiting = counts.filter(({ kind }) => needOf(kind) === 'decision').reduce((sum, { count }) => sum + count, 0);
  const updates = useUnseenNotifications();
  if (updates.isLoading || (decides && isLoading)) return undefined;
  const { count: unseen = 0 } = updates.data ?? {};
  const written = (count: number) => count.toLocaleString(locale);
  const words = [
    waiting > 0 && (waiting === 1 ? t('1 waits for you') : t('{count} wait for you', { count: written(waiting) })),
    unseen > 0 && t(unseen === 1 ? one : other, { count: written(unseen) }),
  ];
  return { sum: waiting + unseen, words: words.filter(Boolean).join(', ') };
}

/** Shows its label where there is room for it. */
function InboxLink({ sum, words }: WaitingCount) {
  const { locale, translate: t } = useLocaleSettings();
  const hasWord = useIsAtLeast(LAPTOP);
  return (
    <Button href="/inbox" variant="quiet" size="s">
      <Inbox size={20} {...(hasWord ? { 'aria-hidden': true } : { 'aria-label': t('Inbox') })} />
      {hasWord && t('Inbox')}
      {sum > 0 && (
        <Badge appearance="notable">
          <span aria-hidden="true">{sum > MAX_COUNT ? `${MAX_COUNT}+` : sum.toLocaleString(locale)}</span>
        </Badge>
      )}
      <VisuallyHidden> {words}</VisuallyHidden>
    </Button>
  );
}
