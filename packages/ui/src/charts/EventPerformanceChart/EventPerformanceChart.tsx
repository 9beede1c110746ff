import { formatIndianDate } from '@quad/domain/time';
import { useMemo } from 'react';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { FramedPlot } from '../plot/FramedPlot.tsx';
import { formatFigure } from '../plot/figures.ts';
import { rowsLayout } from '../rows/rowsLayout.ts';
import { type EventFigure, eventRows, eventSentence } from './eventRows.ts';

export interface EventPerformanceChartProps extends ChartProps {
  /** The events, newest first, as returned by analytics. The last five are drawn, and all are in the table. */
  data: readonly EventFigure[];
}

const LAST = 5;

/** Bars of the participants of the last five events, newest first, with a line at their average. Use TrendChart instead for months. */
export function EventPerformanceChart({ data, ...frame }: EventPerformanceChartProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const shown = useMemo(() => data.slice(0, LAST), [data]);
  const layoutData = useMemo(() => eventRows(shown, settings), [shown, settings]);
  return (
    <FramedPlot
      {...frame}
      sentence={eventSentence(shown, settings.locale, t)}
      noData={data.length === 0}
      toTable={() => ({
        columns: [t('Event'), t('Date'), t('Participants')],
        rows: data.map(({ title, date, participants }, index) => ({
          key: `${index} ${title}`,
          name: title,
          figures: [formatIndianDate(date, settings.timeZone, settings.locale), formatFigure(participants, settings.locale)],
        })),
      })}
      data={layoutData}
      toLayout={rowsLayout}
    />
  );
}
