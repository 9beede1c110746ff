import { useDailyAllowances, useGiveFeedback, useTargetSearch, useTargetSuggestions } from '@quad/api-client/hooks';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { useTranslate } from '@quad/ui';
import { GiveFeedbackForm, type GivenFeedback } from '@quad/ui/features/feedback';
import { showShellToast } from '../../app/shell/shellToasts.ts';

/** The form that gives feedback, and how that went. */
export function GiveFeedback() {
  const t = useTranslate();
  const searchTargets = useTargetSearch();
  const { data: suggestions } = useTargetSuggestions();
  const { data: left } = useDailyAllowances();
  const give = useGiveFeedback();
  const giveAndTell = async (feedback: GivenFeedback) => {
    try {
      await give(feedback);
    } catch (failure) {
      showShellToast({ tone: 'critical', message: t(FEEDBACK_TEXTS.submitFailed) });
      throw failure;
    }
    showShellToast({ tone: 'positive', message: t(FEEDBACK_TEXTS.submitted) });
  };
  return <GiveFeedbackForm onSearchTargets={searchTargets} suggestions={suggestions} left={left?.feedback} onGive={giveAndTell} />;
}
