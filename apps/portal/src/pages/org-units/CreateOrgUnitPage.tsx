import { Card } from '@quad/ui';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { UnitCreation } from './UnitCreation.tsx';

/** /create-org-unit, for the president and the GenSecs: the guard lets nobody else in. */
export function CreateOrgUnitPage() {
  return (
    <SignedInShell title="Create Organizational Unit" section="organization">
      <Card padding="large">
        <UnitCreation />
      </Card>
    </SignedInShell>
  );
}
