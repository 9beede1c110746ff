import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { Card, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { AddAchievement } from './AddAchievement.tsx';

/** /add-achievement: submits an achievement for endorsement. */
export function AddAchievementPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t(ACHIEVEMENT_TEXTS.add)} section="achievements">
      <Card padding="l" width="form">
        <AddAchievement />
      </Card>
    </SignedInShell>
  );
}
