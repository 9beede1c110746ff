import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { Button, EmptyState } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';

/** /roombooking: says where rooms are asked for now. */
export function RoomBookingPage() {
  return (
    <SignedInShell title="Room Booking">
      <EmptyState title={DASHBOARD_TEXTS.roomBookingText} action={<Button href="/events">View Events</Button>} />
    </SignedInShell>
  );
}
