import { useDailyAllowances, useEvent, useGiveFeedback, useTargetSearch, useTargetSuggestions } from '@quad/api-client/hooks';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { Spinner, useTranslate } from '@quad/ui';
import { type FeedbackSubmission, GiveFeedbackForm } from '@quad/ui/features/feedback';
import { useSearchParams } from 'react-router-dom';
import { showShellToast } from '../../app/shell/shellToasts.ts';

/** The feedback form with its result; about the event from the URL, if there is one. */
export function GiveFeedback() {
  const t = useTranslate();
  const searchTargets = useTargetSearch();
  const { data: suggestions } = useTargetSuggestions();
  const { data: allowances } = useDailyAllowances();
  const give = useGiveFeedback();
  const [params] = useSearchParams();
  const eventId = params.get('event') ?? undefined;
  const { data: event, isLoading } = useEvent(eventId);
  const giveWithToast = async (feedback: FeedbackSubmission) => {
    try {
      await give(feedback);
    } catch (failure) {
      showShellToast({ tone: 'critical', description: t(FEEDBACK_TEXTS.submitFailed) });
      throw failure;
    }
    showShellToast({ tone: 'positive', description: t(FEEDBACK_TEXTS.submitted) });
  };
  if (eventId && isLoading) return <Spinner label={t('Loading...')} />;
  const about = event && ({ type: 'Event', id: event._id, name: event.title } as const);
  return (
    <GiveFeedbackForm
      about={about}
      onSearchTargets={searchTargets}
      suggestions={suggestions}
      remaining={allowances?.feedback}
      onSubmit={giveWithToast}
    />
  );
}
