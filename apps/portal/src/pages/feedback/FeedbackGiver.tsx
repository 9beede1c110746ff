import { useFeedbackTargets, useGiveFeedback } from '@quad/api-client/hooks';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { showToast } from '@quad/ui';
import { GiveFeedbackForm, type GivenFeedback } from '@quad/ui/features/feedback';

const SHELL_TOAST_MS = 3000;

/** The form that gives feedback, and how that went. Load it lazily. */
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
  return <GiveFeedbackForm targets={targets} onRetryTargets={error && !targets ? retry : undefined} onGive={giveAndTell} />;
}
