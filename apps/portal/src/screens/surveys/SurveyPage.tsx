import { errorText, useAnswerSurvey, useEvent, useEventSurvey } from '@quad/api-client/hooks';
import { QUESTION_TEXTS } from '@quad/domain/forms';
import { type EventSurvey, SURVEY_TEXTS } from '@quad/domain/surveys';
import { BackLink, Banner, EmptyState, ErrorState, Stack, Text, useTranslate } from '@quad/ui';
import { SurveyForm } from '@quad/ui/features/questions';
import { useParams } from 'react-router-dom';
import { inArea } from '../../app/AreaTranslations.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { MakeSurvey } from './MakeSurvey.tsx';
import { ResultsOfSurvey } from './ResultsOfSurvey.tsx';

/** /events/{id}/survey: answered by attendees; edited and evaluated by those who may edit the event. */
export const SurveyPage = inArea('questions', Survey);

function Survey() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data: event } = useEvent(id);
  const { data: survey, error, retry } = useEventSurvey(id);
  return (
    <SignedInShell title={t(QUESTION_TEXTS.survey)} section="events">
      <Stack>
        <BackLink href={`/events/${id}`}>{event ? t('Back to {title}', { title: event.title }) : t('Back to the event')}</BackLink>
        {survey ? (
          <Stack gap="l">
            <AnswerForm survey={survey} />
            {survey.manages &&
              event &&
              (survey.may_change ? <MakeSurvey event={event} survey={survey} /> : <SurveyManagement survey={survey} title={event.title} />)}
          </Stack>
        ) : error ? (
          <ErrorState description={errorText(error, SURVEY_TEXTS.loadFailed)} onRetry={retry} />
        ) : (
          <Text role="status">{t(SURVEY_TEXTS.loading)}</Text>
        )}
      </Stack>
    </SignedInShell>
  );
}

/** The survey form of an attendee, or the note that they have answered; renders nothing for an author who did not attend. */
function AnswerForm({ survey }: { survey: EventSurvey }) {
  const t = useTranslate();
  const answer = useAnswerSurvey();
  const { phase, answered, manages, may_answer: mayAnswer } = survey;
  if (mayAnswer)
    return (
      <SurveyForm
        survey={survey}
        onSubmit={withSuccessToast((answers) => answer({ eventId: survey.event_id, answers }), SURVEY_TEXTS.kept)}
      />
    );
  if (answered) return <Banner tone="positive">{t(SURVEY_TEXTS.answered)}</Banner>;
  if (manages) return null;
  return phase === 'closed' ? (
    <EmptyState title={t(SURVEY_TEXTS.closed)} description={t(SURVEY_TEXTS.closedHint)} />
  ) : (
    <EmptyState title={t(SURVEY_TEXTS.none)} description={t(SURVEY_TEXTS.noneHint)} />
  );
}

function SurveyManagement({ survey, title }: { survey: EventSurvey; title: string }) {
  const t = useTranslate();
  if (survey.phase === 'open' || survey.phase === 'closed') return <ResultsOfSurvey survey={survey} title={title} />;
  return <EmptyState title={t(SURVEY_TEXTS.tooLate)} description={t(SURVEY_TEXTS.tooLateHint)} />;
}
