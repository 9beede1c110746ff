import { useInboxCount, useUnseenNotifications } from '@quad/api-client/hooks';
import { hasInbox, INBOX_TEXTS } from '@quad/domain/inbox';
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
}

/**
 * What of the top bar can wait until the screen is there: the search, and the way to the inbox with how much waits. On a phone the title
 * needs the room: there the profile menu has both.
 */
export function ShellTools({ isFinding, onFind }: ShellToolsProps) {
  const t = useTranslate();
  const isWide = useSyncExternalStore(watchWidth, () => window.matchMedia(WIDE).matches);
  useShortcut(() => onFind(!isFinding));
  return (
    <>
      {isWide && (
        <Button variant="quiet" size="small" aria-label={t(SEARCH_TEXTS.open)} aria-haspopup="dialog" onClick={() => onFind(true)}>
          <Search size={20} aria-hidden="true" />
        </Button>
      )}
      {isWide && <InboxLink />}
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

function InboxLink() {
  const { locale, translate: t } = useLocaleSettings();
  const waiting = useInboxCount(hasInbox(useRole())) ?? 0;
  const { count: unseen = 0 } = useUnseenNotifications().data ?? {};
  const sum = waiting + unseen;
  const written = (count: number) => count.toLocaleString(locale);
  return (
    <Button href="/inbox" variant="quiet" size="small">
      <Inbox size={20} aria-label={t(INBOX_TEXTS.title)} />
      {sum > 0 && (
        <Badge tone="notable">
          <span aria-hidden="true">{sum > MOST ? `${MOST}+` : written(sum)}</span>
        </Badge>
      )}
      <VisuallyHidden>
        {waiting > 0 && <span>{waiting === 1 ? t('1 waits for you') : t('{count} wait for you', { count: written(waiting) })}</span>}
        {unseen > 0 && <span> {t(unseen === 1 ? one : other, { count: written(unseen) })}</span>}
      </VisuallyHidden>
    </Button>
  );
}
