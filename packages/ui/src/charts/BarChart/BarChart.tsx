import { useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { FramedPlot } from '../plot/FramedPlot.tsx';
import type { Unit } from '../plot/figures.ts';
import { type NamedFigure, namedTable } from '../plot/namedFigure.ts';
import { rowsLayout } from '../rows/rowsLayout.ts';
import { barSentence, topRows } from './topRows.ts';

export interface BarChartProps extends ChartProps {
  /** In any order. The largest are rendered, and all are in the table. */
  data: readonly NamedFigure[];
  /** What is counted, as words for one and for more: 'event', 'events'. */
  unit: Unit;
  /** What the names are names of: the heading of their column. */
  nameHeading: string;
  /** How many are rendered. */
  top?: number;
}

/**
 * Who has most: the five largest as horizontal bars, which have room for names of any length. Use PartsChart instead for
 * parts of one whole, and TrendChart for months.
 */
export function BarChart({ data, unit, nameHeading, top = 5, ...frame }: BarChartProps) {
  const { locale, translate: t } = useLocaleSettings();
  const drawn = useMemo(() => topRows(data, unit, top, locale, t), [data, unit, top, locale, t]);
  return (
    <FramedPlot
      {...frame}
      sentence={barSentence(data, unit, top, locale, t)}
      noData={data.length === 0}
      toTable={() => namedTable(data, unit, nameHeading, locale, t)}
      data={drawn}
      toLayout={rowsLayout}
    />
  );
}
