import { sectionHeading } from '@quad/domain/dashboard';
import { mayGiveFeedback } from '@quad/domain/feedback';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { Button, Inline, Stack, useTranslate } from '@quad/ui';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useRole } from '../../app/useUser.ts';
import { FeedbackScreen } from './FeedbackScreen.tsx';

/** /viewfeedback: all feedback. */
export function ViewFeedbackPage() {
  const t = useTranslate();
  const mayGive = mayGiveFeedback(useRole());
  return (
    <SignedInShell title={t(sectionHeading('feedback').title)} section="feedback">
      <Stack>
        {mayGive && (
          <Inline>
            <Button size="s" href="/feedback">
              {t(FEEDBACK_TEXTS.add)}
            </Button>
          </Inline>
        )}
        <FeedbackScreen />
      </Stack>
    </SignedInShell>
  );
}
