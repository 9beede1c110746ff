import { EVENT_TEXTS } from '@quad/domain/messages';
import { Card } from '@quad/ui';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { EventPlanner } from './EventPlanner.tsx';

/** /add-event, for office-bearers: the guard lets nobody else in. */
export function AddEventPage() {
  return (
    <SignedInShell title={EVENT_TEXTS.add} section="events">
      <Card padding="large">
        <EventPlanner />
      </Card>
    </SignedInShell>
  );
}
