import { EVENT_TEXTS } from '@quad/domain/messages';
import { Card, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { CreateEvent } from './CreateEvent.tsx';

/** /add-event, for office-bearers only. */
export function AddEventPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t(EVENT_TEXTS.add)} section="events">
      <Card padding="l" width="form">
        <CreateEvent />
      </Card>
    </SignedInShell>
  );
}
