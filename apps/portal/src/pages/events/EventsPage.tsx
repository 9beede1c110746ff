import { SignedInShell } from '../../app/SignedInShell.tsx';
import { EventsBoard } from './EventsBoard.tsx';

/** /events: the events of the person's role. */
export function EventsPage() {
  return (
    <SignedInShell title="Events" section="events">
      <EventsBoard />
    </SignedInShell>
  );
}
