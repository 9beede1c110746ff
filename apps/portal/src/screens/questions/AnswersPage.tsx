import {
  errorText,
  useAnswerFigures,
  useAnswerFileAddress,
  useAnswers,
  useEvent,
  useEventQuestions,
  useWholeAnswers,
} from '@quad/api-client/hooks';
import { type EventQuestions, QUESTION_TEXTS } from '@quad/domain/forms';
import { BackLink, Button, EmptyState, ErrorState, Stack, Text, useTranslate } from '@quad/ui';
import { AnswerCharts } from '@quad/ui/features/questions';
import { Navigate, useParams } from 'react-router-dom';
import { inArea } from '../../app/AreaTranslations.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { AnswerViews } from './AnswerViews.tsx';
import { csvName } from './ExportAnswers.tsx';

/**
 * /events/{id}/answers: the answers to an event's questions, for those who may edit the event. Others are redirected as from any guarded
 * screen.
 */
export const AnswersPage = inArea('questions', Answers);

function Answers() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data: event } = useEvent(id);
  const { data: questions, error, retry } = useEventQuestions(id);
  if (questions && !questions.may_change) return <Navigate to="/unauthorised" replace />;
  return (
    <SignedInShell title={t(QUESTION_TEXTS.answers)} section="events">
      <Stack>
        <BackLink href={`/events/${id}`}>{event ? t('Back to {title}', { title: event.title }) : t('Back to the event')}</BackLink>
        {questions ? (
          <LoadedAnswers eventId={id} title={event?.title ?? ''} questions={questions} />
        ) : error ? (
          <ErrorState description={errorText(error, QUESTION_TEXTS.loadFailed)} onRetry={retry} />
        ) : (
          <Text role="status">{t(QUESTION_TEXTS.loading)}</Text>
        )}
      </Stack>
    </SignedInShell>
  );
}

function LoadedAnswers({ eventId, title, questions }: { eventId: string; title: string; questions: EventQuestions }) {
  const t = useTranslate();
  return (
    <AnswerViews
      event={title}
      eventId={eventId}
      fileName={csvName('Answers of', title)}
      form={questions}
      answers={useAnswers(eventId)}
      readAll={useWholeAnswers()}
      fileAddress={useAnswerFileAddress()}
      charts={<Charts eventId={eventId} />}
      empty={
        <EmptyState
          title={t(QUESTION_TEXTS.noAnswers)}
          description={t(QUESTION_TEXTS.noAnswersHint)}
          action={<Button href={`/events/${eventId}/questions`}>{t(QUESTION_TEXTS.questions)}</Button>}
        />
      }
    />
  );
}

function Charts({ eventId }: { eventId: string }) {
  const t = useTranslate();
  const { data: figures, error, retry } = useAnswerFigures(eventId);
  if (figures) return <AnswerCharts figures={figures} />;
  if (error) return <ErrorState description={errorText(error, QUESTION_TEXTS.answersFailed)} onRetry={retry} />;
  return <Text role="status">{t(QUESTION_TEXTS.answersLoading)}</Text>;
}
