import { useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import type { Unit } from '../plot/figures.ts';
import { type NamedFigure, namedTable } from '../plot/namedFigure.ts';
import { Plot } from '../plot/Plot.tsx';
import { DonutSvg } from './DonutSvg.tsx';
import { donutLayout } from './donutLayout.ts';
import { donutSentence, toSlices } from './slices.ts';

export interface DonutChartProps extends ChartProps {
  /** Parts of one whole, in any order. The largest eight get a slice each, the others share one; all are in the table. */
  figures: readonly NamedFigure[];
  /** What is counted, as words for one and for more: 'event', 'events'. */
  unit: Unit;
  /** What the names are names of: the heading of their column. */
  nameHeading: string;
}

/** Of what a whole is made. Use BarChart instead to compare, and for things that add up to nothing. */
export function DonutChart({ figures, unit, nameHeading, description, ...frame }: DonutChartProps) {
  const { locale, translate: t } = useLocaleSettings();
  const data = useMemo(() => ({ slices: toSlices(figures, t), unit }), [figures, unit, t]);
  return (
    <ChartFrame
      {...frame}
      description={description ?? donutSentence(figures, unit, locale, t)}
      isEmpty={figures.length === 0}
      toTable={() => namedTable(figures, unit, nameHeading, locale, t)}
    >
      <Plot label={frame.title} data={data} toLayout={donutLayout} drawing={DonutSvg} />
    </ChartFrame>
  );
}
