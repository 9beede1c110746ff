import { Card, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { CreateOrgUnit } from './CreateOrgUnit.tsx';

/** /create-org-unit, for the president and the GenSecs only. */
export function CreateOrgUnitPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t('Create Organizational Unit')} section="organization">
      <Card padding="l" width="form">
        <CreateOrgUnit />
      </Card>
    </SignedInShell>
  );
}
