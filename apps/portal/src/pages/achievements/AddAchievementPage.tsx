import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { Card } from '@quad/ui';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { AchievementAdding } from './AchievementAdding.tsx';

/** /add-achievement: submits an achievement for endorsement. */
export function AddAchievementPage() {
  return (
    <SignedInShell title={ACHIEVEMENT_TEXTS.add} section="achievements">
      <Card padding="large">
        <AchievementAdding />
      </Card>
    </SignedInShell>
  );
}
