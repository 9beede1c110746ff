import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { EmptyState } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';

/** /president-approval: a placeholder that the specification words. */
export function PresidentApprovalPage() {
  return (
    <SignedInShell title={DASHBOARD_TEXTS.presidentApproval}>
      <EmptyState title={DASHBOARD_TEXTS.presidentApprovalText} />
    </SignedInShell>
  );
}
