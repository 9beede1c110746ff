import type { Counted } from '@quad/domain/analytics';
import { useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { FramedPlot } from '../plot/FramedPlot.tsx';
import { formatFigure } from '../plot/figures.ts';
import { pipelineLayout } from './pipelineLayout.ts';
import { pipelineSentence, toStages } from './stages.ts';

export interface StatusPipelineChartProps extends ChartProps {
  /** The number of events by status (`_id`), as returned by analytics. */
  data: readonly Counted[];
}

/** A strip of all events by status: planned, ongoing, completed, cancelled. Use PartsChart instead for categories without an order. */
export function StatusPipelineChart({ data, ...frame }: StatusPipelineChartProps) {
  const { locale, translate: t } = useLocaleSettings();
  const stages = useMemo(() => toStages(data), [data]);
  return (
    <FramedPlot
      {...frame}
      sentence={pipelineSentence(data, locale, t)}
      noData={data.length === 0}
      toTable={() => ({
        columns: [t('Status'), t('Events'), t('Share')],
        rows: stages.map(({ key, name, count, share }) => ({ key, name: t(name), figures: [formatFigure(count, locale), share] })),
      })}
      data={stages}
      toLayout={pipelineLayout}
    />
  );
}
