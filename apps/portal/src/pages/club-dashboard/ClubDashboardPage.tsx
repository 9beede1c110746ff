import { useClubData } from '@quad/api-client/hooks';
import { CLUB_SIDEBAR } from '@quad/domain/dashboard';
import { placeLinks } from '@quad/ui/features/dashboard';
import { lazy, Suspense } from 'react';
import { LoadingScreen } from '../../app/LoadingScreen.tsx';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { useUser } from '../../app/useUser.ts';

/** Loaded while the club's data are being asked for. */
const Club = lazy(async () => ({ default: (await import('./Club.tsx')).Club }));

const LINKS = placeLinks(CLUB_SIDEBAR);

/** /club-dashboard: a coordinator's club, with a sidebar of its own. */
export function ClubDashboardPage() {
  const { username } = useUser();
  const read = useClubData(username);
  return (
    <SignedInShell links={LINKS} section="/club-dashboard">
      <Suspense fallback={<LoadingScreen />}>
        <Club read={read} />
      </Suspense>
    </SignedInShell>
  );
}
