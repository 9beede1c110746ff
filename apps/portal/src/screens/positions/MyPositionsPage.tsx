import { POSITION_TEXTS } from '@quad/domain/messages';
import { useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { MyPositionsScreen } from './MyPositionsScreen.tsx';

/** /manage-position: the person's own positions of responsibility. */
export function MyPositionsPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t(POSITION_TEXTS.myTitle)} section="por">
      <MyPositionsScreen />
    </SignedInShell>
  );
}
