import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { EmptyState, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';

/** /president-approval: a placeholder that the specification words. */
export function PresidentApprovalPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t(DASHBOARD_TEXTS.presidentApproval)}>
      <EmptyState title={t(DASHBOARD_TEXTS.presidentApprovalText)} />
    </SignedInShell>
  );
}
