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
  /** The figures in any order; missing months count as zero. */
  data: readonly MonthlyFigure[];
  /** What is measured, as named in the generated sentence, with its unit. */
  measure: Measure;
  /** The number of months. */
  months?: number;
  /** The last month; by default the latest with a figure. */
  until?: Month;
  /** Notes on months, shown in the drawing, the announcement and the table. */
  notes?: readonly TrendNote[];
  /** Content below the drawing, inside its frame. */
  children?: ReactNode;
}

const NO_NOTES: readonly TrendNote[] = [];
/** The maximum number of points, above which they would overlap. */
export const MAX_MONTHS = 36;

function tooLong(months: number, locale: string, t: Translate): string {
  const values = { months: formatFigure(months, locale), most: formatFigure(MAX_MONTHS, locale) };
  return t('{months} months are too many to show month by month. Choose a range of at most {most} months.', values);
}

/**
 * A line of monthly figures, with the latest one labelled. A range of more than 36 months shows an error. Use BarChart instead for
 * categories without an order in time.
 */
export function TrendChart({ data, measure, months = 12, until, notes = NO_NOTES, error, onRetry, ...frame }: TrendChartProps) {
  const { locale, translate: t } = useLocaleSettings();
  const last = until ?? latestMonth(data);
  const isTooLong = months > MAX_MONTHS;
  const layoutData = useMemo(
    () => ({ months: last && !isTooLong ? fillMonths(data, { months, until: last }) : [], unit: measure, notes }),
    [data, months, last, isTooLong, measure, notes],
  );
  return (
    <FramedPlot
      {...frame}
      sentence={trendSentence(layoutData.months, measure, locale, t)}
      noData={data.length === 0}
      error={error ?? (isTooLong ? tooLong(months, locale, t) : undefined)}
      onRetry={error === undefined ? undefined : onRetry}
      toTable={() => ({
        columns: [t('Month'), capitalized(t(measure.other)), ...(notes.length > 0 ? [t('Notes')] : [])],
        rows: layoutData.months.map((month) => ({
          key: monthAndYear(month),
          name: monthAndYear(month, locale),
          figures: [formatFigure(month.value, locale), ...(notes.length > 0 ? [notesOf(month, notes).join('; ')] : [])],
        })),
      })}
      data={layoutData}
      toLayout={trendLayout}
      start="last"
    />
  );
}
