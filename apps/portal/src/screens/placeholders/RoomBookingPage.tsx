import { PLACEHOLDER_TEXTS } from '@quad/domain/messages';
import { Button, EmptyState, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';

/** /roombooking: explains where rooms are requested now. */
export function RoomBookingPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t('Room Booking')}>
      <EmptyState title={t(PLACEHOLDER_TEXTS.roomBookingText)} action={<Button href="/events">{t('View Events')}</Button>} />
    </SignedInShell>
  );
}
