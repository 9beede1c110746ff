import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { EventsScreen } from './EventsScreen.tsx';

/** /events: the events of the person's role. */
export function EventsPage() {
  return (
    <SignedInShell title="Events" section="events">
      <EventsScreen />
    </SignedInShell>
  );
}
