import { PLACEHOLDER_TEXTS } from '@quad/domain/messages';
import { EmptyState, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';

/** /president-approval: a placeholder that the specification words. */
export function PresidentApprovalPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t(PLACEHOLDER_TEXTS.presidentApproval)}>
      <EmptyState title={t(PLACEHOLDER_TEXTS.presidentApprovalText)} />
    </SignedInShell>
  );
}
