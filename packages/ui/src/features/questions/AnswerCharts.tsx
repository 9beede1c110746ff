import { type AnswerFigures, QUESTION_TEXTS } from '@quad/domain/forms';
import { BarChart } from '../../charts/BarChart/BarChart.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { KeyValueList } from '../../primitives/KeyValueList/KeyValueList.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';

interface AnswerChartsProps {
  /** The counts of each answer. */
  figures: AnswerFigures;
}

const PEOPLE = { one: 'person', other: 'people' };

/** The counts of answers: a chart with its table for choices, and figures for typed answers. */
export function AnswerCharts({ figures }: AnswerChartsProps) {
  const { locale, translate: t } = useLocaleSettings();
  const charts = figures.fields.filter(({ values }) => values.length > 0);
  const others = figures.fields.filter(({ values }) => values.length === 0);
  const describe = (count: number, mean: number | null) =>
    mean === null
      ? t(QUESTION_TEXTS.answered, { count: count.toLocaleString(locale) })
      : t(QUESTION_TEXTS.mean, {
          count: count.toLocaleString(locale),
          mean: mean.toLocaleString(locale, { maximumFractionDigits: 1 }),
        });
  return (
    <Stack gap="l">
      <Grid columns={{ phone: 1, desktop: 2 }} gap="l" align="start">
        {charts.map(({ id, kind, label, count, values, mean }) => (
          <BarChart
            key={id}
            title={label}
            headingLevel={2}
            {...(kind === 'rating' && { description: describe(count, mean) })}
            data={values.map((each) => ({
              id: each.value,
              name: kind === 'agreement' ? t(each.label) : kind === 'rating' ? `${each.label} ★` : each.label,
              value: each.count,
            }))}
            unit={PEOPLE}
            nameHeading={t(QUESTION_TEXTS.answers)}
            top={values.length}
            ordered={kind === 'rating'}
          />
        ))}
      </Grid>
      {others.length > 0 && <KeyValueList items={others.map(({ label, count, mean }) => ({ label, value: describe(count, mean) }))} />}
    </Stack>
  );
}
