import { useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import type { Unit } from '../plot/figures.ts';
import { byValue, type NamedFigure, namedTable } from '../plot/namedFigure.ts';
import { Plot } from '../plot/Plot.tsx';
import { rowsLayout } from '../rows/rowsLayout.ts';
import { partsSentence, toParts } from './parts.ts';

export interface PartsChartProps extends ChartProps {
  /** The parts of a whole, in any order. The eight largest have a bar each, the others share one; all are in the table. */
  data: readonly NamedFigure[];
  /** The unit in singular and plural, such as 'event' and 'events'. */
  unit: Unit;
  /** What the names stand for; the heading of their column in the table. */
  nameHeading: string;
}

/**
 * The composition of a whole: one bar per part, in a color of its own or in that of its status. If there is only one part, the sentence
 * says so and nothing is drawn. Use BarChart instead for figures that do not add up to a whole.
 */
export function PartsChart({ data, unit, nameHeading, description, ...frame }: PartsChartProps) {
  const { locale, translate: t } = useLocaleSettings();
  const layoutData = useMemo(() => ({ rows: toParts(data, { unit, locale, t }) }), [data, unit, locale, t]);
  return (
    <ChartFrame
      {...frame}
      description={description ?? partsSentence(data, unit, locale, t)}
      noData={data.length === 0}
      toTable={() => namedTable(byValue(data), unit, nameHeading, locale, t)}
    >
      {layoutData.rows.length > 1 && <Plot label={frame.title} data={layoutData} toLayout={rowsLayout} />}
    </ChartFrame>
  );
}
