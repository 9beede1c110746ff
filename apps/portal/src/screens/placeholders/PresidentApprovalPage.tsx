import { PLACEHOLDER_TEXTS } from '@quad/domain/messages';
import { EmptyState, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';

/** /president-approval: a placeholder with the text of the specification. */
export function PresidentApprovalPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t(PLACEHOLDER_TEXTS.presidentApproval)}>
      <EmptyState title={t(PLACEHOLDER_TEXTS.presidentApprovalText)} />
    </SignedInShell>
  );
}
