import { Card, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { ManagePositionsScreen } from './ManagePositionsScreen.tsx';

/** /cosa: the positions and their holders, for office-bearers only. */
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
