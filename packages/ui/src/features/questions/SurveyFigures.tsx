import { SURVEY_TEXTS, type SurveyComparison, type SurveyResults } from '@quad/domain/surveys';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DataTable, type DataTableColumn } from '../../primitives/DataTable/DataTable.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { AnswerCharts } from './AnswerCharts.tsx';

interface SurveyFiguresProps {
  /** The results of a survey; without figures nothing is rendered. */
  results: SurveyResults;
}

/** The results of a survey: the counts of each answer, compared with earlier events of the unit, and typed answers. */
export function SurveyFigures({ results: { sent, figures, withheld, texts, comparison } }: SurveyFiguresProps) {
  const { locale, translate: t } = useLocaleSettings();
  if (!figures) return null;
  const shown = ({ of }: SurveyComparison, value: number) =>
    value.toLocaleString(locale, of === 'yes' ? { style: 'percent' } : { maximumFractionDigits: 1 });
  const columns: DataTableColumn<SurveyComparison>[] = [
    { id: 'question', header: t(SURVEY_TEXTS.question), cell: ({ label }) => label, rowHeader: true },
    { id: 'now', header: t(SURVEY_TEXTS.thisEvent), align: 'end', cell: (row) => shown(row, row.now) },
    { id: 'before', header: t(SURVEY_TEXTS.before), align: 'end', cell: (row) => shown(row, row.before) },
    { id: 'events', header: t(SURVEY_TEXTS.events), align: 'end', cell: ({ events }) => events.toLocaleString(locale) },
  ];
  return (
    <Stack gap="l">
      <Text>{t(SURVEY_TEXTS.answeredOf, { count: figures.count.toLocaleString(locale), sent: sent.toLocaleString(locale) })}</Text>
      <AnswerCharts figures={figures} />
      {withheld.length > 0 && <Text tone="muted">{t(SURVEY_TEXTS.withheld, { labels: withheld.join('; ') })}</Text>}
      {comparison.length > 0 && (
        <DataTable caption={t(SURVEY_TEXTS.compared)} columns={columns} rows={comparison} rowId={({ label, of }) => `${of} ${label}`} />
      )}
      {texts.map(({ label, texts: written }) => (
        <Section key={label} title={label}>
          <Stack as="ul" width="text">
            {written.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts may occur twice, and the list does not change.
              <li key={index}>
                <Text wrap="as-typed">{text}</Text>
              </li>
            ))}
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}
