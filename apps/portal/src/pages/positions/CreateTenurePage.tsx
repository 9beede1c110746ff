import { SignedInShell } from '../../app/SignedInShell.tsx';
import { ManagePositions } from './ManagePositions.tsx';

/** /cosa/create: adds holders and positions, for office-bearers: the guard lets nobody else in. */
export function CreateTenurePage() {
  return (
    <SignedInShell title="Create Tenure" section="por">
      <ManagePositions firstMode="add" />
    </SignedInShell>
  );
}
