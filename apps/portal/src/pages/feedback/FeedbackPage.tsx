import { mayGiveFeedback } from '@quad/domain/feedback';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { Card, Link, Stack } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useRole } from '../../app/useUser.ts';
import { GiveFeedback } from './GiveFeedback.tsx';
import { ViewFeedbackPage } from './ViewFeedbackPage.tsx';

/** /feedback: students give it; for everybody else the list. */
export function FeedbackPage() {
  if (!mayGiveFeedback(useRole())) return <ViewFeedbackPage />;
  return (
    <SignedInShell title="Give feedback" section="feedback">
      <Stack>
        <Link href="/viewfeedback">{FEEDBACK_TEXTS.viewAll}</Link>
        <Card>
          <GiveFeedback />
        </Card>
      </Stack>
    </SignedInShell>
  );
}
