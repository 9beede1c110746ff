import { Card, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { ManagePositionsScreen } from './ManagePositionsScreen.tsx';

/** /cosa: the records of positions and who holds them, for office-bearers: the guard lets nobody else in. */
export function CosaPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t('COSA Records')} section="por">
      <Card>
        <ManagePositionsScreen />
      </Card>
    </SignedInShell>
  );
}
