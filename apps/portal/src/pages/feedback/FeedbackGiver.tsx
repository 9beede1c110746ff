import { useGiveFeedback, useTargetSearch } from '@quad/api-client/hooks';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { Spinner } from '@quad/ui';
import type { GivenFeedback } from '@quad/ui/features/feedback';
import { lazy, Suspense } from 'react';
import { showShellToast } from '../../app/shellToasts.ts';

const GiveFeedbackForm = lazy(async () => ({ default: (await import('@quad/ui/features/feedback')).GiveFeedbackForm }));

/** The form that gives feedback, loaded when somebody wants to give some, and how that went. */
export function FeedbackGiver() {
  const searchTargets = useTargetSearch();
  const give = useGiveFeedback();
  const giveAndTell = async (feedback: GivenFeedback) => {
    try {
      await give(feedback);
    } catch (failure) {
      showShellToast({ tone: 'critical', message: FEEDBACK_TEXTS.submitFailed });
      throw failure;
    }
    showShellToast({ tone: 'positive', message: FEEDBACK_TEXTS.submitted });
  };
  return (
    <Suspense fallback={<Spinner label="Loading..." />}>
      <GiveFeedbackForm onSearchTargets={searchTargets} onGive={giveAndTell} />
    </Suspense>
  );
}
