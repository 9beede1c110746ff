import { errorText, type PagesRead } from '@quad/api-client/hooks';
import { type AnswerEntry, type EventQuestions, QUESTION_TEXTS } from '@quad/domain/forms';
import { Button, ErrorState, Inline, Stack, Text, ToggleButtonGroup, useLocaleSettings } from '@quad/ui';
import { AnswerCards, AnswerTable, answersCsv, PrintedAnswers } from '@quad/ui/features/questions';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { ExportAnswers } from './ExportAnswers.tsx';

const VIEWS = ['table', 'oneByOne', 'charts'] as const;
type View = (typeof VIEWS)[number];

interface AnswerViewsProps {
  eventId: string;
  /** Title of the event. */
  event: string;
  /** Name of the exported file. */
  fileName: string;
  form: Pick<EventQuestions, 'fields' | 'earlier'>;
  answers: PagesRead<AnswerEntry>;
  /** Fetches all answers for the export. */
  readAll: (eventId: string) => Promise<AnswerEntry[]>;
  fileAddress: (fileId: string) => string;
  /** Initial view. */
  first?: View;
  /** Charts with the number of times that each answer was given. */
  charts: ReactNode;
  /** Shown if there are no answers. */
  empty: ReactNode;
}

/** Answers with their authors: as a table, one by one, and as charts; they can be printed and exported. */
export function AnswerViews({
  eventId,
  event,
  fileName,
  form,
  answers,
  readAll,
  fileAddress,
  first = 'table',
  charts,
  empty,
}: AnswerViewsProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((each) => each === params.get('view')) ?? first;
  /** All answers, set while printing. */
  const [whole, setWhole] = useState<readonly AnswerEntry[]>();
  const { data: entries, total, error, retry, loadMore } = answers;
  if (error && !entries) return <ErrorState description={errorText(error, QUESTION_TEXTS.answersFailed)} onRetry={retry} />;
  if (!entries) return <Text role="status">{t(QUESTION_TEXTS.answersLoading)}</Text>;
  if (entries.length === 0) return empty;
  const hasMore = whole === undefined && total !== undefined && entries.length < total;
  const shown = { ...form, entries: whole ?? entries, fileAddress };
  const printAll = async () => {
    const all = await readAll(eventId);
    flushSync(() => setWhole(all));
    window.addEventListener('afterprint', () => setWhole(undefined), { once: true });
    window.print();
  };
  return (
    <Stack>
      <Inline justify="between">
        <ToggleButtonGroup
          label={t(QUESTION_TEXTS.view)}
          items={VIEWS.map((each) => ({ id: each, label: t(QUESTION_TEXTS[each]) }))}
          value={view}
          onValueChange={(each) => setParams(each === first ? {} : { view: each }, { replace: true })}
        />
        <ExportAnswers
          fileName={fileName}
          onExport={async () => answersCsv({ ...form, entries: await readAll(eventId), fileAddress }, settings)}
          onPrint={hasMore && view !== 'charts' ? printAll : undefined}
        />
      </Inline>
      <PrintedAnswers event={event}>
        {view === 'table' && <AnswerTable {...shown} />}
        {view === 'oneByOne' && <AnswerCards {...shown} />}
        {view === 'charts' && charts}
      </PrintedAnswers>
      {view !== 'charts' && hasMore && (
        <Inline justify="center">
          <Button onClick={loadMore}>{t(QUESTION_TEXTS.showMore)}</Button>
        </Inline>
      )}
    </Stack>
  );
}
