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

/** What has a trend of its own. */
export interface TrendSeries {
  /** Distinguishes items of the same name; by default the name. */
  id?: string;
  name: string;
  /** In any order; months without a figure are shown as zero. */
  data: readonly MonthlyFigure[];
}

export interface SmallMultiplesProps extends ChartProps {
  /** A drawing for each, in this order. */
  data: readonly TrendSeries[];
  /** What goes up and down in all of them, and what it is counted in. */
  measure: Measure;
  /** How many months are shown. */
  months?: number;
  /** The last month that is shown; by default the latest with a figure of any of them. */
  until?: Month;
}

interface Panel extends TrendData {
  key: string;
  title: string;
}

/** What a drawing needs at least, and what is between two, in em. */
const LEAST = 15;
const GAP = 2;
const MAX_COLUMNS = 4;

function Panels({ panels }: { panels: readonly Panel[] }) {
  const box = use(PlotBoxContext);
  const room = box && Math.floor((box.width + GAP * box.em) / ((LEAST + GAP) * box.em));
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
 * The same figure of several things over the same months, each in a small drawing of its own, all in one scale: their heights compare. Use
 * TrendChart instead for one, BarChart where only the latest figure matters.
 */
export function SmallMultiples({ data, measure, months = 12, until, description, ...frame }: SmallMultiplesProps) {
  const { locale, translate: t } = useLocaleSettings();
  const last = until ?? latestMonth(data.flatMap((series) => series.data));
  const panels = useMemo(() => {
    const filled = data.map(({ id, name, data: figures }) => {
      return { key: id ?? name, title: name, unit: measure, months: last ? fillMonths(figures, { months, until: last }) : [] };
    });
    const most = Math.max(0, ...filled.flatMap((panel) => panel.months.map(({ value }) => value)));
    return filled.map((panel): Panel => ({ ...panel, most }));
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
