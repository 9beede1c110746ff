import { use, useMemo } from 'react';
import { Grid, type GridColumns } from '../../layout/Grid/Grid.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { barSentence } from '../BarChart/topRows.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame.tsx';
import { formatFigure, sum } from '../plot/figures.ts';
import { Plot } from '../plot/Plot.tsx';
import { PlotBoxContext } from '../plot/usePlotBox.ts';
import { fillMonths, latestMonth, type Month, type MonthlyFigure, monthAndYear } from '../TrendChart/months.ts';
import { type TrendData, trendLayout } from '../TrendChart/trendLayout.ts';
import { type Measure, trendSentence } from '../TrendChart/trendSentence.ts';

/** One series with its name. */
export interface TrendSeries {
  /** Distinguishes series with the same name; by default the name. */
  id?: string;
  name: string;
  /** The figures in any order; missing months count as zero. */
  data: readonly MonthlyFigure[];
}

export interface SmallMultiplesProps extends ChartProps {
  /** The series, one drawing each, in this order. */
  data: readonly TrendSeries[];
  /** What is measured in all series, with its unit. */
  measure: Measure;
  /** The number of months. */
  months?: number;
  /** The last month; by default the latest with a figure in any series. */
  until?: Month;
}

interface Panel extends TrendData {
  key: string;
  title: string;
}

/** The minimum width of a drawing, and the gap between two, in em. */
const MIN_WIDTH = 15;
const GAP = 2;
const MAX_COLUMNS = 4;

function Panels({ panels }: { panels: readonly Panel[] }) {
  const box = use(PlotBoxContext);
  const room = box && Math.floor((box.width + GAP * box.em) / ((MIN_WIDTH + GAP) * box.em));
  const columns = Math.min(MAX_COLUMNS, panels.length, Math.max(1, room ?? 1)) as GridColumns;
  const cell = useMemo(() => box && { ...box, width: Math.floor((box.width - (columns - 1) * GAP * box.em) / columns) }, [box, columns]);
  return (
    <Grid columns={columns} gap="l">
      <PlotBoxContext value={cell}>
        {panels.map((panel) => (
          <Plot key={panel.key} label={panel.title} data={panel} toLayout={trendLayout} start="last" />
        ))}
      </PlotBoxContext>
    </Grid>
  );
}

/**
 * One small drawing per series over the same months and with the same scale, so that heights can be compared. Use TrendChart instead for
 * one series, BarChart if only the latest figure matters.
 */
export function SmallMultiples({ data, measure, months = 12, until, description, ...frame }: SmallMultiplesProps) {
  const { locale, translate: t } = useLocaleSettings();
  const last = until ?? latestMonth(data.flatMap((series) => series.data));
  const panels = useMemo(() => {
    const filled = data.map(({ id, name, data: figures }) => {
      return { key: id ?? name, title: name, unit: measure, months: last ? fillMonths(figures, { months, until: last }) : [] };
    });
    const max = Math.max(0, ...filled.flatMap((panel) => panel.months.map(({ value }) => value)));
    return filled.map((panel): Panel => ({ ...panel, max }));
  }, [data, measure, months, last]);
  const all = (panels[0]?.months ?? []).map((month, index) => ({
    ...month,
    values: panels.map((panel) => panel.months[index]?.value ?? 0),
  }));
  const latest = all.slice(-1).map(({ values, ...month }) => ({ ...month, value: sum(values) }));
  const ofLatest = panels.map((panel) => ({ id: panel.key, name: panel.title, value: panel.months.at(-1)?.value ?? 0 }));
  const leads = latest.some(({ value }) => value > 0) ? ` ${barSentence(ofLatest, measure, panels.length, locale, t)}` : '';
  return (
    <ChartFrame
      {...frame}
      description={description ?? `${trendSentence(latest, measure, locale, t)}${leads}`}
      noData={last === undefined}
      toTable={() => ({
        columns: [t('Month'), ...panels.map(({ title }) => title)],
        rows: all.map(({ values, ...month }) => ({
          key: monthAndYear(month),
          name: monthAndYear(month, locale),
          figures: values.map((value) => formatFigure(value, locale)),
        })),
      })}
    >
      <Panels panels={panels} />
    </ChartFrame>
  );
}
