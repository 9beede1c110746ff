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
 * The tools of the top bar that load after the screen: search, the inbox link with its count and, from tablet width on, the calendar link.
 * The profile menu has the calendar too.
 */
export function ShellTools() {
  const t = useTranslate();
  const [isSearching, setSearching] = useState(false);
  const hasCalendar = useMediaQuery(TABLET_UP);
  const inbox = useInboxBadge();
  useShortcut(() => setSearching(!isSearching));
  // Shown together: a count that arrives later would shift the other tools.
  if (!inbox && !isSearching) return null;
  return (
    <>
      <Button variant="quiet" size="s" aria-label={t(SEARCH_TEXTS.open)} aria-haspopup="dialog" onClick={() => setSearching(true)}>
        <Search size={20} aria-hidden="true" />
      </Button>
      {inbox && <InboxLink {...inbox} />}
      {hasCalendar && (
        <Button href="/calendar" variant="quiet" size="s" aria-label={t(EVENT_TEXTS.calendar)}>
          <CalendarDays size={20} aria-hidden="true" />
        </Button>
      )}
      {isSearching && (
        <Suspense>
          <FindAnything onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The sidebar is beside the page. */
const TABLET_UP = '(min-width: 48rem)';
/** There is room for the labels of tools beside the title. */
const LAPTOP_UP = '(min-width: 75rem)';

/** Whether a media query matches. Renders again when that changes. */
function useMediaQuery(query: string): boolean {
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
      // A layout without Latin letters, such as Devanagari, has another letter at the place of the K.
      const isK = /^(Key)?k$/i.test(event.key > '~' ? event.code : event.key);
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && isK;
      if (!isShortcut || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

const { one, other } = NOTIFICATION_TEXTS.unseen;

/** Higher counts are shown as this number with a plus. */
const MAX_COUNT = 99;

/** The number of requests to decide and unseen notifications, and the same as text. */
interface InboxBadge {
  readonly total: number;
  readonly label: string;
}

/** Undefined while loading. */
function useInboxBadge(): InboxBadge | undefined {
  const { locale, translate: t } = useLocaleSettings();
  const decidesRequests = hasInbox(useRole());
  const { data: counts = [], isLoading } = useInboxCounts(decidesRequests);
  const waiting = counts.filter(({ kind }) => needOf(kind) === 'decision').reduce((total, { count }) => total + count, 0);
  const notifications = useUnseenNotifications();
  if (notifications.isLoading || (decidesRequests && isLoading)) return undefined;
  const { count: unseen = 0 } = notifications.data ?? {};
  const format = (count: number) => count.toLocaleString(locale);
  const parts = [
    waiting > 0 && (waiting === 1 ? t('1 waits for you') : t('{count} wait for you', { count: format(waiting) })),
    unseen > 0 && t(unseen === 1 ? one : other, { count: format(unseen) }),
  ];
  return { total: waiting + unseen, label: parts.filter(Boolean).join(', ') };
}

/** The link to the inbox. Its label is visible where there is room for it. */
function InboxLink({ total, label }: InboxBadge) {
  const { locale, translate: t } = useLocaleSettings();
  const hasLabel = useMediaQuery(LAPTOP_UP);
  return (
    <Button href="/inbox" variant="quiet" size="s">
      <Inbox size={20} {...(hasLabel ? { 'aria-hidden': true } : { 'aria-label': t('Inbox') })} />
      {hasLabel && t('Inbox')}
      {total > 0 && (
        <Badge appearance="notable">
          <span aria-hidden="true">{total > MAX_COUNT ? `${MAX_COUNT}+` : total.toLocaleString(locale)}</span>
        </Badge>
      )}
      <VisuallyHidden> {label}</VisuallyHidden>
    </Button>
  );
}
