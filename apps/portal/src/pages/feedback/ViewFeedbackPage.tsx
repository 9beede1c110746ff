import { roleOrStudent } from '@quad/domain/access';
import { mayGiveFeedback } from '@quad/domain/feedback';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { Link, Stack } from '@quad/ui';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { useUser } from '../../app/useUser.ts';
import { FeedbackBoard } from './FeedbackBoard.tsx';

/** /viewfeedback: all feedback. */
export function ViewFeedbackPage() {
  const mayGive = mayGiveFeedback(roleOrStudent(useUser().role));
  return (
    <SignedInShell title={FEEDBACK_TEXTS.sectionTitle} section="feedback">
      <Stack>
        {mayGive && <Link href="/feedback">{FEEDBACK_TEXTS.add}</Link>}
        <FeedbackBoard />
      </Stack>
    </SignedInShell>
  );
}
