import { useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { AchievementsScreen } from './AchievementsScreen.tsx';

/** /view-achievements: the person's own achievements. */
export function ViewAchievementsPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t('Achievements')} section="achievements">
      <AchievementsScreen addHref="/add-achievement" />
    </SignedInShell>
  );
}
