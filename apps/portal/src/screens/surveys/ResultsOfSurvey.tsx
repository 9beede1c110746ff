import { errorText, useSurveyAnswers, useSurveyResults, useWholeSurveyAnswers } from '@quad/api-client/hooks';
import { type EventSurvey, SURVEY_TEXTS, type SurveyResults } from '@quad/domain/surveys';
import { formatDateTime } from '@quad/domain/time';
import { EmptyState, ErrorState, Inline, Stack, Text, useLocaleSettings } from '@quad/ui';
import { PrintedAnswers, SurveyFigures, surveyCsv } from '@quad/ui/features/questions';
import { AnswerViews } from '../questions/AnswerViews.tsx';
import { csvName, ExportAnswers } from '../questions/ExportAnswers.tsx';

interface ResultsOfSurveyProps {
  survey: EventSurvey;
  /** Title of the event. */
  title: string;
}

/** The results of a sent survey, for those who may edit its event. */
export function ResultsOfSurvey({ survey, title }: ResultsOfSurveyProps) {
  const { translate: t, timeZone, locale } = useLocaleSettings();
  const { event_id: eventId, anonymous, phase, closes_at } = survey;
  const { data: results, error, retry } = useSurveyResults(eventId);
  if (error && !results) return <ErrorState description={errorText(error, SURVEY_TEXTS.resultsFailed)} onRetry={retry} />;
  if (!results) return <Text role="status">{t(SURVEY_TEXTS.resultsLoading)}</Text>;
  const shown = { survey, title, results };
  const until = { time: closes_at ? formatDateTime(closes_at, timeZone, locale) : '' };
  return (
    <Stack>
      <Text tone="muted">
        {t(SURVEY_TEXTS.sentTo[results.sent === 1 ? 'one' : 'other'], { sent: results.sent.toLocaleString(locale) })}{' '}
        {t(phase === 'open' ? SURVEY_TEXTS.open : SURVEY_TEXTS.over, until)}
      </Text>
      {anonymous ? <AnonymousResults {...shown} /> : <NamedResults {...shown} />}
    </Stack>
  );
}

type LoadedResultsProps = ResultsOfSurveyProps & { results: SurveyResults };

function AnonymousResults({ survey: { phase }, title, results }: LoadedResultsProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  if (!results.figures)
    return (
      <EmptyState title={t(SURVEY_TEXTS.tooFew)} description={t(phase === 'open' ? SURVEY_TEXTS.tooFewHint : SURVEY_TEXTS.tooFewEver)} />
    );
  return (
    <Stack>
      <Inline justify="end">
        <ExportAnswers fileName={csvName('Survey of', title)} onExport={() => surveyCsv(results, settings)} />
      </Inline>
      <PrintedAnswers event={title}>
        <SurveyFigures results={results} />
      </PrintedAnswers>
      {phase === 'open' && <Text tone="muted">{t(SURVEY_TEXTS.textsLater)}</Text>}
    </Stack>
  );
}

const NO_EARLIER: readonly never[] = [];

function NamedResults({ survey, title, results }: LoadedResultsProps) {
  const { translate: t } = useLocaleSettings();
  return (
    <AnswerViews
      event={title}
      eventId={survey.event_id}
      fileName={csvName('Survey of', title)}
      form={{ fields: survey.fields, earlier: [...NO_EARLIER] }}
      answers={useSurveyAnswers(survey.event_id)}
      readAll={useWholeSurveyAnswers()}
      fileAddress={() => ''}
      first="charts"
      charts={<SurveyFigures results={results} />}
      empty={<EmptyState title={t(SURVEY_TEXTS.nobody)} description={t(SURVEY_TEXTS.nobodyHint)} />}
    />
  );
}
