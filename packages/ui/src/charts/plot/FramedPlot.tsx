import type { ReactNode } from 'react';
import { ChartFrame, type ChartFrameProps } from '../ChartFrame/ChartFrame.tsx';
import { Plot, type PlotProps } from './Plot.tsx';

interface FramedPlotProps<Data> extends Omit<ChartFrameProps, 'description' | 'children'>, Omit<PlotProps<Data>, 'label'> {
  /** What the chart writes from its figures. */
  sentence: string;
  /** In place of it. */
  description?: string | undefined;
  /** Below the drawing. */
  children?: ReactNode;
}

/** A chart of one drawing, in its frame. */
export function FramedPlot<Data>(props: FramedPlotProps<Data>) {
  const { data, toLayout, start, sentence, description = sentence, children, ...frame } = props;
  return (
    <ChartFrame {...frame} description={description}>
      <Plot label={frame.title} data={data} toLayout={toLayout} start={start} />
      {children}
    </ChartFrame>
  );
}
