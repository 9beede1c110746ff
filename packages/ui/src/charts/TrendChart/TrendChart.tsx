import { type ReactNode, useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../primitives/UiProvider/translate.ts';
import type { ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { FramedPlot } from '../plot/FramedPlot.tsx';
import { capitalized, formatFigure } from '../plot/figures.ts';
import { fillMonths, latestMonth, type Month, type MonthlyFigure, monthAndYear } from './months.ts';
import { notesOf, type TrendNote, trendLayout } from './trendLayout.ts';
import { type Measure, trendSentence } from './trendSentence.ts';

export interface TrendChartProps extends ChartProps {
  /** In any order; months without a figure are shown as zero. */
  data: readonly MonthlyFigure[];
  /** What goes up and down, as the sentence names it, and what it is counted in. */
  measure: Measure;
  /** How many months are shown. */
  months?: number;
  /** The last month that is shown; by default the latest with a figure. */
  until?: Month;
  /** What in time stands beside the figures: named at its month in the drawing, the reading and the table. */
  notes?: readonly TrendNote[];
  /** What stands below the drawing, in its frame. */
  children?: ReactNode;
}

const NO_NOTES: readonly TrendNote[] = [];
/** More points than this run into each other. */
export const MAX_MONTHS = 36;

function tooLong(months: number, locale: string, t: Translate): string {
  const values = { months: formatFigure(months, locale), most: formatFigure(MAX_MONTHS, locale) };
  return t('{months} months are too many to show month by month. Choose a range of at most {most} months.', values);
}

/**
 * How a figure went, month by month, with the latest named. Use BarChart instead to compare things that have no order in
 * time. A range of more than 36 months shows an error that says so.
 */
export function TrendChart({ data, measure, months = 12, until, notes = NO_NOTES, error, onRetry, ...frame }: TrendChartProps) {
  const { locale, translate: t } = useLocaleSettings();
  const last = until ?? latestMonth(data);
  const isTooLong = months > MAX_MONTHS;
  const drawn = useMemo(
    () => ({ months: last && !isTooLong ? fillMonths(data, { months, until: last }) : [], unit: measure, notes }),
    [data, months, last, isTooLong, measure, notes],
  );
  return (
    <FramedPlot
      {...frame}
      sentence={trendSentence(drawn.months, measure, locale, t)}
      noData={data.length === 0}
      error={error ?? (isTooLong ? tooLong(months, locale, t) : undefined)}
      onRetry={error === undefined ? undefined : onRetry}
      toTable={() => ({
        columns: [t('Month'), capitalized(t(measure.other)), ...(notes.length > 0 ? [t('Notes')] : [])],
        rows: drawn.months.map((month) => ({
          key: monthAndYear(month),
          name: monthAndYear(month, locale),
          figures: [formatFigure(month.value, locale), ...(notes.length > 0 ? [notesOf(month, notes).join('; ')] : [])],
        })),
      })}
      data={drawn}
      toLayout={trendLayout}
      start="last"
    />
  );
}
