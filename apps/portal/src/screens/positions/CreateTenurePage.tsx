import { Card } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { ManagePositionsScreen } from './ManagePositionsScreen.tsx';

/** /cosa/create: adds holders and positions, for office-bearers: the guard lets nobody else in. */
export function CreateTenurePage() {
  return (
    <SignedInShell title="Create Tenure" section="por">
      <Card>
        <ManagePositionsScreen firstMode="add" />
      </Card>
    </SignedInShell>
  );
}
