import type { ReactNode } from 'react';
import { ChartFrame, type ChartFrameProps } from '../ChartFrame/ChartFrame.tsx';
import { Plot, type PlotProps } from './Plot.tsx';

interface FramedPlotProps<Data> extends Omit<ChartFrameProps, 'description' | 'children'>, Omit<PlotProps<Data>, 'label'> {
  /** The sentence that the chart generates from its figures. */
  sentence: string;
  /** Replaces the generated sentence. */
  description?: string | undefined;
  /** Content below the drawing. */
  children?: ReactNode;
}

/** A chart with a single drawing, in its frame. */
export function FramedPlot<Data>(props: FramedPlotProps<Data>) {
  const { data, toLayout, start, sentence, description = sentence, children, ...frame } = props;
  return (
    <ChartFrame {...frame} description={description}>
      <Plot label={frame.title} data={data} toLayout={toLayout} start={start} />
      {children}
    </ChartFrame>
  );
}
