import { useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { FramedPlot } from '../plot/FramedPlot.tsx';
import type { Unit } from '../plot/figures.ts';
import { activityLayout } from './activityLayout.ts';
import { activitySentence, activityTable, type DailyFigure, fillDays, latestDay } from './days.ts';

export interface ActivityMapProps extends ChartProps {
  /** The figures in any order, one per day; missing days count as zero. */
  data: readonly DailyFigure[];
  /** The unit in singular and plural, such as 'event' and 'events'. */
  unit: Unit;
  /** The number of months, including that of the last day. */
  months?: number;
  /** The last day, YYYY-MM-DD; by default the latest day with a figure. */
  until?: string;
}

/**
 * A calendar heat map: one square per day, grouped by weeks. Use TrendChart instead to compare months, BarChart for categories without an
 * order in time.
 */
export function ActivityMap({ data, unit, months = 12, until, ...frame }: ActivityMapProps) {
  const { locale, translate } = useLocaleSettings();
  const last = until ?? latestDay(data);
  const layoutData = useMemo(() => ({ days: last ? fillDays(data, { months, until: last }) : [], unit }), [data, months, last, unit]);
  return (
    <FramedPlot
      {...frame}
      sentence={activitySentence(layoutData.days, unit, locale, translate)}
      noData={data.length === 0}
      toTable={() => activityTable(layoutData.days, unit, locale, translate)}
      data={layoutData}
      toLayout={activityLayout}
      start="last"
    />
  );
}
