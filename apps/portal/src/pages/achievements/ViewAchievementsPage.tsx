import { SignedInShell } from '../../app/SignedInShell.tsx';
import { AchievementsView } from './AchievementsView.tsx';

/** /view-achievements: the person's own achievements. */
export function ViewAchievementsPage() {
  return (
    <SignedInShell title="Achievements" section="achievements">
      <AchievementsView addHref="/add-achievement" />
    </SignedInShell>
  );
}
