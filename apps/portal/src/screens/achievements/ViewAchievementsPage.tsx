import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { Button, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { AchievementsScreen } from './AchievementsScreen.tsx';

const ADD = '/add-achievement';

/** /view-achievements: the person's own achievements. */
export function ViewAchievementsPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t('Achievements')} section="achievements">
      <AchievementsScreen
        addHref={ADD}
        action={
          <Button href={ADD} size="s">
            {t(ACHIEVEMENT_TEXTS.add)}
          </Button>
        }
      />
    </SignedInShell>
  );
}
