import { SignedInShell } from '../../app/SignedInShell.tsx';
import { SkillsBoard } from './SkillsBoard.tsx';

/** /skills: the person's skills with filters, and the form that adds one. */
export function SkillsPage() {
  return (
    <SignedInShell title="Skills" section="skills">
      <SkillsBoard />
    </SignedInShell>
  );
}
