import { Card, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { ManagePositionsScreen } from './ManagePositionsScreen.tsx';

/** /cosa/create: adds holders and positions, for office-bearers only. */
export function CreateTenurePage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t('Create Tenure')} section="por">
      <Card>
        <ManagePositionsScreen firstMode="add" />
      </Card>
    </SignedInShell>
  );
}
