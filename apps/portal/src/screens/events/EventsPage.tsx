import { useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { EventsScreen } from './EventsScreen.tsx';

/** /events: the events of the person's role. */
export function EventsPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t('Events')} section="events">
      <EventsScreen />
    </SignedInShell>
  );
}
