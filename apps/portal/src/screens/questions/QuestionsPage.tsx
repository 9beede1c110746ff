import {
  errorText,
  useEvent,
  useEventQuestions,
  useEventSearch,
  useReadEventQuestions,
  useSaveEventQuestions,
} from '@quad/api-client/hooks';
import { QUESTION_TEXTS } from '@quad/domain/forms';
import { BackLink, Button, ErrorState, Inline, Stack, Text, useTranslate } from '@quad/ui';
import { QuestionsForm } from '@quad/ui/features/questions';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { inArea } from '../../app/AreaTranslations.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { announceSaved } from '../../app/shell/shellToasts.ts';

/**
 * /events/{id}/questions: the questions that an event asks, for those who may edit it. Others are redirected as from any guarded screen.
 */
export const QuestionsPage = inArea('questions', Questions);

function Questions() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data: event } = useEvent(id);
  const { data: questions, error, retry } = useEventQuestions(id);
  const save = useSaveEventQuestions();
  const searchEvents = useEventSearch();
  const readOther = useReadEventQuestions();
  /** Saving remounts the form with the current version. A version that somebody else saves does not, so it cannot discard typed changes. */
  const [saves, setSaves] = useState(0);
  if (questions && !questions.may_change) return <Navigate to="/unauthorised" replace />;
  return (
    <SignedInShell title={t(QUESTION_TEXTS.questions)} section="events">
      <Stack>
        <BackLink href={`/events/${id}`}>{event ? t('Back to {title}', { title: event.title }) : t('Back to the event')}</BackLink>
        <Inline justify="between">
          <Text tone="muted">{t(QUESTION_TEXTS.about)}</Text>
          <Button href={`/events/${id}/answers`}>{t(QUESTION_TEXTS.answers)}</Button>
        </Inline>
        {questions ? (
          <QuestionsForm
            key={saves}
            questions={questions}
            onSearchEvents={async (typed, signal) =>
              (await searchEvents(typed, signal)).filter(({ _id }) => _id !== id).map(({ _id, title }) => ({ value: _id, label: title }))
            }
            onTake={async (eventId) => (await readOther({ eventId })).fields}
            onSubmit={async (input) => {
              await save({ eventId: id, ...input });
              setSaves((count) => count + 1);
              announceSaved(QUESTION_TEXTS.saved);
            }}
          />
        ) : error ? (
          <ErrorState description={errorText(error, QUESTION_TEXTS.loadFailed)} onRetry={retry} />
        ) : (
          <Text role="status">{t(QUESTION_TEXTS.loading)}</Text>
        )}
      </Stack>
    </SignedInShell>
  );
}
