import { useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { FramedPlot } from '../plot/FramedPlot.tsx';
import type { Unit } from '../plot/figures.ts';
import { byValue, type NamedFigure, namedTable } from '../plot/namedFigure.ts';
import { rowsLayout } from '../rows/rowsLayout.ts';
import { barSentence, topRows } from './topRows.ts';

export interface BarChartProps extends ChartProps {
  /** The figures in any order. The largest are drawn, and all are in the table. */
  data: readonly NamedFigure[];
  /** The unit in singular and plural, such as 'event' and 'events'. */
  unit: Unit;
  /** What the names stand for; the heading of their column in the table. */
  nameHeading: string;
  /** The number of bars. */
  top?: number;
  /** Whether the figures have an order of their own, such as a scale, which is kept. */
  ordered?: boolean;
}

/**
 * Horizontal bars of the largest figures, with room for names of any length. Use PartsChart instead for parts of a whole, and TrendChart
 * for months.
 */
export function BarChart({ data, unit, nameHeading, top = 5, ordered = false, ...frame }: BarChartProps) {
  const { locale, translate: t } = useLocaleSettings();
  const figures = useMemo(() => (ordered ? data : byValue(data)), [data, ordered]);
  const layoutData = useMemo(() => topRows(figures, unit, top, locale, t), [figures, unit, top, locale, t]);
  return (
    <FramedPlot
      {...frame}
      sentence={barSentence(data, unit, top, locale, t)}
      noData={data.length === 0}
      toTable={() => namedTable(figures, unit, nameHeading, locale, t)}
      data={layoutData}
      toLayout={rowsLayout}
    />
  );
}
