import { POSITION_TEXTS } from '@quad/domain/messages';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { MyPositionsBoard } from './MyPositionsBoard.tsx';

/** /manage-position: the person's own positions of responsibility. */
export function MyPositionsPage() {
  return (
    <SignedInShell title={POSITION_TEXTS.myTitle} section="por">
      <MyPositionsBoard />
    </SignedInShell>
  );
}
