import { POSITION_TEXTS } from '@quad/domain/messages';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { MyPositionsScreen } from './MyPositionsScreen.tsx';

/** /manage-position: the person's own positions of responsibility. */
export function MyPositionsPage() {
  return (
    <SignedInShell title={POSITION_TEXTS.myTitle} section="por">
      <MyPositionsScreen />
    </SignedInShell>
  );
}
