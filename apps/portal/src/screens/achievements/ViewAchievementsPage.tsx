import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { AchievementsScreen } from './AchievementsScreen.tsx';

/** /view-achievements: the person's own achievements. */
export function ViewAchievementsPage() {
  return (
    <SignedInShell title="Achievements" section="achievements">
      <AchievementsScreen addHref="/add-achievement" />
    </SignedInShell>
  );
}
