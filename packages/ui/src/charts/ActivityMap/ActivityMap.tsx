import { useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { FramedPlot } from '../plot/FramedPlot.tsx';
import type { Unit } from '../plot/figures.ts';
import { activityLayout } from './activityLayout.ts';
import { activitySentence, activityTable, type DailyFigure, fillDays, latestDay } from './days.ts';

export interface ActivityMapProps extends ChartProps {
  /** In any order, each day once; days without a figure are shown as nothing. */
  data: readonly DailyFigure[];
  /** What is counted, as words for one and for more: 'event', 'events'. */
  unit: Unit;
  /** How many months are shown, the one of the last day with them. */
  months?: number;
  /** The last day that is shown, YYYY-MM-DD; by default the latest with a figure. */
  until?: string;
}

/**
 * On which days something happened, and how much of it: a square for each day of some months, by weeks. Use TrendChart instead where months
 * are compared, BarChart for what has no order in time.
 */
export function ActivityMap({ data, unit, months = 12, until, ...frame }: ActivityMapProps) {
  const { locale, translate } = useLocaleSettings();
  const last = until ?? latestDay(data);
  const drawn = useMemo(() => ({ days: last ? fillDays(data, { months, until: last }) : [], unit }), [data, months, last, unit]);
  return (
    <FramedPlot
      {...frame}
      sentence={activitySentence(drawn.days, unit, locale, translate)}
      noData={data.length === 0}
      toTable={() => activityTable(drawn.days, unit, locale, translate)}
      data={drawn}
      toLayout={activityLayout}
      start="last"
    />
  );
}
