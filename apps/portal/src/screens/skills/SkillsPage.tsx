import { useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { SkillsScreen } from './SkillsScreen.tsx';

/** /skills: the person's skills with filters, and the form that adds one. */
export function SkillsPage() {
  const t = useTranslate();
  return (
    <SignedInShell title={t('Skills')} section="skills">
      <SkillsScreen isOnPage />
    </SignedInShell>
  );
}
