import { useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import type { Unit } from '../plot/figures.ts';
import { type NamedFigure, namedTable } from '../plot/namedFigure.ts';
import { Plot } from '../plot/Plot.tsx';
import { rowsLayout } from '../rows/rowsLayout.ts';
import { partsSentence, toParts } from './parts.ts';

export interface PartsChartProps extends ChartProps {
  /** Parts of one whole, in any order. The largest eight get a bar each, the others share one; all are in the table. */
  data: readonly NamedFigure[];
  /** What is counted, as words for one and for more: 'event', 'events'. */
  unit: Unit;
  /** What the names are names of: the heading of their column. */
  nameHeading: string;
}

/**
 * Of what a whole is made: a bar for each part, in a colour of its own or in that of its state. Where all is one part, the sentence says
 * so and nothing is drawn. Use BarChart instead for things that add up to nothing.
 */
export function PartsChart({ data, unit, nameHeading, description, ...frame }: PartsChartProps) {
  const { locale, translate: t } = useLocaleSettings();
  const drawn = useMemo(() => ({ rows: toParts(data, { unit, locale, t }) }), [data, unit, locale, t]);
  return (
    <ChartFrame
      {...frame}
      description={description ?? partsSentence(data, unit, locale, t)}
      noData={data.length === 0}
      toTable={() => namedTable(data, unit, nameHeading, locale, t)}
    >
      {drawn.rows.length > 1 && <Plot label={frame.title} data={drawn} toLayout={rowsLayout} />}
    </ChartFrame>
  );
}
