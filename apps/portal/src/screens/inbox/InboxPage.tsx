import { hasInbox, INBOX_TEXTS } from '@quad/domain/inbox';
import { NOTIFICATION_TEXTS } from '@quad/domain/notifications';
import { Tabs, useTranslate } from '@quad/ui';
import { useSearchParams } from 'react-router-dom';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useRole } from '../../app/useUser.ts';
import { Updates } from './Updates.tsx';
import { WaitingItems } from './WaitingItems.tsx';

/** Tabs of the inbox, each at `/inbox?tab={id}`. */
const WAITING = { id: 'waiting', label: INBOX_TEXTS.label, content: <WaitingItems /> };
const UPDATES = { id: 'updates', label: NOTIFICATION_TEXTS.label, content: <Updates /> };

/** /inbox: items waiting for the person's decision, and their notifications. Students have only notifications. */
export function InboxPage() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const tabs = hasInbox(useRole()) ? [WAITING, UPDATES] : [UPDATES];
  const tab = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  return (
    <SignedInShell title={t(INBOX_TEXTS.title)}>
      {tabs.length > 1 ? (
        <Tabs
          label={t(INBOX_TEXTS.title)}
          items={tabs.map(({ label, ...each }) => ({ ...each, label: t(label) }))}
          value={tab?.id}
          onValueChange={(id) => setParams({ tab: id })}
        />
      ) : (
        tab?.content
      )}
    </SignedInShell>
  );
}
