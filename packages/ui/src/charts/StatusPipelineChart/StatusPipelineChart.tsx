import type { Counted } from '@quad/domain/analytics';
import { useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { formatFigure } from '../plot/figures.ts';
import { Plot } from '../plot/Plot.tsx';
import { PipelineSvg } from './PipelineSvg.tsx';
import { pipelineLayout } from './pipelineLayout.ts';
import { pipelineSentence, toStages } from './stages.ts';

export interface StatusPipelineChartProps extends ChartProps {
  /** How many events there are of each status (`_id`), as analytics has them. */
  data: readonly Counted[];
}

/** How far the events have come: planned, ongoing, completed, cancelled. Use PartsChart instead for kinds that have no order. */
export function StatusPipelineChart({ data, description, ...frame }: StatusPipelineChartProps) {
  const { locale, translate: t } = useLocaleSettings();
  const stages = useMemo(() => toStages(data), [data]);
  return (
    <ChartFrame
      {...frame}
      description={description ?? pipelineSentence(data, locale, t)}
      noData={data.length === 0}
      toTable={() => ({
        columns: [t('Status'), t('Events'), t('Share')],
        rows: stages.map(({ key, name, count, share }) => ({ key, name: t(name), figures: [formatFigure(count, locale), share] })),
      })}
    >
      <Plot label={frame.title} data={stages} toLayout={pipelineLayout} drawing={PipelineSvg} />
    </ChartFrame>
  );
}
