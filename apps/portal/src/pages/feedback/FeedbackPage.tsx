import { roleOrStudent } from '@quad/domain/access';
import { mayGiveFeedback } from '@quad/domain/feedback';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { Card, Link, Stack } from '@quad/ui';
import { SignedInShell } from '../../app/SignedInShell.tsx';
import { useUser } from '../../app/useUser.ts';
import { FeedbackGiver } from './FeedbackGiver.tsx';
import { ViewFeedbackPage } from './ViewFeedbackPage.tsx';

/** /feedback: students give it; for everybody else the list. */
export function FeedbackPage() {
  if (!mayGiveFeedback(roleOrStudent(useUser().role))) return <ViewFeedbackPage />;
  return (
    <SignedInShell title="Give feedback" section="feedback">
      <Stack>
        <Link href="/viewfeedback">{FEEDBACK_TEXTS.viewAll}</Link>
        <Card>
          <FeedbackGiver />
        </Card>
      </Stack>
    </SignedInShell>
  );
}
