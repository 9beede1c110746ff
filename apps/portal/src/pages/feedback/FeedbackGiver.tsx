import { useFeedbackTargets, useGiveFeedback } from '@quad/api-client/hooks';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { Spinner, showToast } from '@quad/ui';
import type { GivenFeedback } from '@quad/ui/features/feedback';
import { lazy, Suspense } from 'react';

const GiveFeedbackForm = lazy(async () => ({ default: (await import('@quad/ui/features/feedback')).GiveFeedbackForm }));

const SHELL_TOAST_MS = 3000;

/** The form that gives feedback, loaded when somebody wants to give some, and how that went. */
export function FeedbackGiver() {
  const { data: targets, error, retry } = useFeedbackTargets();
  const give = useGiveFeedback();
  const giveAndTell = async (feedback: GivenFeedback) => {
    try {
      await give(feedback);
    } catch (failure) {
      showToast({ tone: 'critical', message: FEEDBACK_TEXTS.submitFailed, durationMs: SHELL_TOAST_MS });
      throw failure;
    }
    showToast({ tone: 'positive', message: FEEDBACK_TEXTS.submitted, durationMs: SHELL_TOAST_MS });
  };
  return (
    <Suspense fallback={<Spinner label="Loading..." />}>
      <GiveFeedbackForm targets={targets} onRetryTargets={error && !targets ? retry : undefined} onGive={giveAndTell} />
    </Suspense>
  );
}
