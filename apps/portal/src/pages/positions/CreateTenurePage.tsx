import { SignedInShell } from '../../app/SignedInShell.tsx';
import { LateManagePositions } from './LateManagePositions.tsx';

/** /cosa/create: adds holders and positions, for office-bearers: the guard lets nobody else in. */
export function CreateTenurePage() {
  return (
    <SignedInShell title="Create Tenure" section="por">
      <LateManagePositions firstMode="add" />
    </SignedInShell>
  );
}
