import { SignedInShell } from '../../app/SignedInShell.tsx';
import { LateManagePositions } from './LateManagePositions.tsx';

/** /cosa: the records of positions and who holds them, for office-bearers: the guard lets nobody else in. */
export function CosaPage() {
  return (
    <SignedInShell title="COSA Records" section="por">
      <LateManagePositions />
    </SignedInShell>
  );
}
