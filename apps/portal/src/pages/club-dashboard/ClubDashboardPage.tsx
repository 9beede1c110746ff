import { CLUB_SIDEBAR } from '@quad/domain/dashboard';
import { placeLinks } from '@quad/ui/features/dashboard';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { Club } from './Club.tsx';

const LINKS = placeLinks(CLUB_SIDEBAR);

/** /club-dashboard: a coordinator's club, with a sidebar of its own. */
export function ClubDashboardPage() {
  return (
    <SignedInShell links={LINKS} section="/club-dashboard">
      <Club />
    </SignedInShell>
  );
}
