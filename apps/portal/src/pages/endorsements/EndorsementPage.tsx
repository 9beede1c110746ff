import { ENDORSEMENT_PANEL_TITLES } from '@quad/domain/endorsements';
import { ENDORSEMENT_TEXTS } from '@quad/domain/messages';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { EndorsementBoard } from './EndorsementBoard.tsx';
import { PendingPanel } from './pendingParts.ts';
import { useEndorsementType } from './useEndorsementType.ts';

/** /gensec-endorse: the endorsement panel of office-bearers. */
export function EndorsementPage() {
  const scope = useEndorsementType();
  const title = scope.type ? ENDORSEMENT_PANEL_TITLES[scope.type] : ENDORSEMENT_TEXTS.sectionTitle;
  return (
    <SignedInShell title={title} section="endorsement">
      <EndorsementBoard {...scope}>{(type) => <PendingPanel key={type} type={type} />}</EndorsementBoard>
    </SignedInShell>
  );
}
