import { mayGiveFeedback } from '@quad/domain/feedback';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { Button, Card, Inline, Spinner, Stack, useTranslate } from '@quad/ui';
import { lazy, Suspense } from 'react';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useRole } from '../../app/useUser.ts';
import { ViewFeedbackPage } from './ViewFeedbackPage.tsx';

const GiveFeedback = lazy(async () => ({ default: (await import('./GiveFeedback.tsx')).GiveFeedback }));

/** /feedback: the form for students; the list for all other roles. */
export function FeedbackPage() {
  const t = useTranslate();
  if (!mayGiveFeedback(useRole())) return <ViewFeedbackPage />;
  return (
    <SignedInShell title={t('Give feedback')} section="feedback">
      <Stack>
        <Inline>
          <Button size="s" href="/viewfeedback">
            {t(FEEDBACK_TEXTS.viewAll)}
          </Button>
        </Inline>
        <Card width="form">
          <Suspense fallback={<Spinner label={t('Loading...')} />}>
            <GiveFeedback />
          </Suspense>
        </Card>
      </Stack>
    </SignedInShell>
  );
}
