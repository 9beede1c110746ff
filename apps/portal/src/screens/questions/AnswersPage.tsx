import {
  errorText,
  useAnswerFigures,
  useAnswerFileAddress,
  useAnswers,
  useEvent,
  useEventQuestions,
  useWholeAnswers,
} from '@quad/api-client/hooks';
import { type AnswerEntry, type EventQuestions, QUESTION_TEXTS } from '@quad/domain/forms';
import { BackLink, Button, EmptyState, ErrorState, Inline, Stack, Text, ToggleButtonGroup, useLocaleSettings } from '@quad/ui';
import { AnswerCards, AnswerCharts, AnswerTable, answersCsv } from '@quad/ui/features/questions';
import { saveFile } from '@quad/ui/features/saving';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { AreaWords } from '../../app/AreaWords.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { showShellToast } from '../../app/shell/shellToasts.ts';

const VIEWS = ['table', 'oneByOne', 'charts'] as const;

/** /events/{id}/answers: what people answered, for those who may edit the event. Others are led where guarded screens lead them. */
export function AnswersPage() {
  return (
    <AreaWords area="questions">
      <Answers />
    </AreaWords>
  );
}

function Answers() {
  const { translate: t } = useLocaleSettings();
  const { id = '' } = useParams();
  const { data: event } = useEvent(id);
  const { data: questions, error, retry } = useEventQuestions(id);
  if (questions && !questions.may_change) return <Navigate to="/unauthorised" replace />;
  return (
    <SignedInShell title={t(QUESTION_TEXTS.answers)} section="events">
      <Stack>
        <BackLink href={`/events/${id}`}>{event ? t('Back to {title}', { title: event.title }) : t('Back to the event')}</BackLink>
        {questions ? (
          <Given eventId={id} title={event?.title ?? ''} questions={questions} />
        ) : error ? (
          <ErrorState description={errorText(error, QUESTION_TEXTS.loadFailed)} onRetry={retry} />
        ) : (
          <Text role="status">{t(QUESTION_TEXTS.loading)}</Text>
        )}
      </Stack>
    </SignedInShell>
  );
}

/** 'Answers of Robo Soccer.csv', without what no file may be called. */
function fileName(title: string): string {
  return `Answers of ${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.csv`;
}

function Given({ eventId, title, questions }: { eventId: string; title: string; questions: EventQuestions }) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'table';
  const { data: entries, total, error, retry, loadMore } = useAnswers(eventId);
  const fileAddress = useAnswerFileAddress();
  const readAll = useWholeAnswers();
  const [busy, setBusy] = useState<'export' | 'print'>();
  /** All answers, while they are printed. */
  const [whole, setWhole] = useState<readonly AnswerEntry[]>();
  const withAll = async (what: 'export' | 'print', use: (all: readonly AnswerEntry[]) => unknown, failure: string) => {
    setBusy(what);
    try {
      await use(await readAll(eventId));
    } catch (failed) {
      showShellToast({ tone: 'critical', description: errorText(failed, failure) });
    }
    setBusy(undefined);
  };
  const exportAll = () =>
    withAll(
      'export',
      async (all) => saveFile(fileName(title), await answersCsv({ ...questions, entries: all, fileAddress }, settings)),
      QUESTION_TEXTS.exportFailed,
    );
  const printAll = () =>
    withAll(
      'print',
      (all) => {
        flushSync(() => setWhole(all));
        window.addEventListener('afterprint', () => setWhole(undefined), { once: true });
        window.print();
      },
      QUESTION_TEXTS.answersFailed,
    );
  if (error && !entries) return <ErrorState description={errorText(error, QUESTION_TEXTS.answersFailed)} onRetry={retry} />;
  if (!entries) return <Text role="status">{t(QUESTION_TEXTS.answersLoading)}</Text>;
  if (entries.length === 0)
    return (
      <EmptyState
        title={t(QUESTION_TEXTS.noAnswers)}
        description={t(QUESTION_TEXTS.noAnswersHint)}
        action={<Button href={`/events/${eventId}/questions`}>{t(QUESTION_TEXTS.questions)}</Button>}
      />
    );
  const hasMore = whole === undefined && total !== undefined && entries.length < total;
  const shown = { ...questions, entries: whole ?? entries, fileAddress };
  return (
    <Stack>
      <Inline justify="between">
        <ToggleButtonGroup
          label={t(QUESTION_TEXTS.view)}
          items={VIEWS.map((each) => ({ id: each, label: t(QUESTION_TEXTS[each]) }))}
          value={view}
          onValueChange={(each) => setParams(each === 'table' ? {} : { view: each }, { replace: true })}
        />
        <Inline>
          <Button loading={busy === 'print'} onClick={() => (hasMore && view !== 'charts' ? void printAll() : window.print())}>
            {t(QUESTION_TEXTS.print)}
          </Button>
          <Button loading={busy === 'export'} loadingText={t(QUESTION_TEXTS.exporting)} onClick={() => void exportAll()}>
            {t(QUESTION_TEXTS.exportCsv)}
          </Button>
        </Inline>
      </Inline>
      {view === 'table' && <AnswerTable {...shown} event={title} />}
      {view === 'oneByOne' && <AnswerCards {...shown} />}
      {view === 'charts' && <Charts eventId={eventId} />}
      {view !== 'charts' && hasMore && (
        <Inline justify="center">
          <Button onClick={loadMore}>{t(QUESTION_TEXTS.showMore)}</Button>
        </Inline>
      )}
    </Stack>
  );
}

function Charts({ eventId }: { eventId: string }) {
  const { translate: t } = useLocaleSettings();
  const { data: figures, error, retry } = useAnswerFigures(eventId);
  if (figures) return <AnswerCharts figures={figures} />;
  if (error) return <ErrorState description={errorText(error, QUESTION_TEXTS.answersFailed)} onRetry={retry} />;
  return <Text role="status">{t(QUESTION_TEXTS.answersLoading)}</Text>;
}
