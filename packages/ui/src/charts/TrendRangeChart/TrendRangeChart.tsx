import { useMemo, useState } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { fillMonths, latestMonth, monthNumber, monthOf } from '../TrendChart/months.ts';
import { MAX_MONTHS, TrendChart, type TrendChartProps } from '../TrendChart/TrendChart.tsx';
import { DayField } from './DayField.tsx';
import { type MonthRange, withEnd } from './monthRange.ts';
import { RangeBrush } from './RangeBrush.tsx';

export interface TrendRangeChartProps extends Omit<TrendChartProps, 'children'> {
  /** The initial number of months, up to the latest. */
  months?: number;
}

/** The first or last day of a month, as YYYY-MM-DD. */
function dayOf(number: number, end: 'first' | 'last'): string {
  const { year, month } = monthOf(number);
  return new Date(Date.UTC(year, end === 'first' ? month - 1 : month, end === 'first' ? 1 : 0)).toISOString().slice(0, 10);
}

/**
 * A trend over years of which the reader selects a range, by two dates or by a window over all months. Use TrendChart instead if a year is
 * enough.
 */
export function TrendRangeChart({ months = 12, until, ...chart }: TrendRangeChartProps) {
  const t = useTranslate();
  const { data } = chart;
  const latest = until ?? latestMonth(data);
  const last = latest ? monthNumber(latest) : 0;
  const start = Math.min(last - months + 1, ...data.map(monthNumber));
  const all = useMemo(() => (latest ? fillMonths(data, { months: last - start + 1, until: latest }) : []), [data, latest, last, start]);
  const limits = { count: all.length, max: MAX_MONTHS };
  // Stored as calendar months, so that the range stays the same when new figures arrive.
  const [chosen, choose] = useState<MonthRange>();
  const shown = chosen ?? { first: last - months + 1, last };
  if (!latest) return <TrendChart {...chart} months={months} />;
  const value = { first: shown.first - start, last: shown.last - start };
  const change = (next: MonthRange) => choose({ first: next.first + start, last: next.last + start });
  const drawDay = (end: keyof MonthRange, label: string) => (
    <DayField
      label={label}
      value={dayOf(shown[end], end)}
      min={dayOf(start, 'first')}
      max={dayOf(last, 'last')}
      onValueChange={(day) =>
        change(withEnd(value, end, monthNumber({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }) - start, limits))
      }
    />
  );
  return (
    <TrendChart {...chart} months={shown.last - shown.first + 1} until={monthOf(shown.last)}>
      <RangeBrush months={all} value={value} limits={limits} onValueChange={change} />
      <Inline>
        {drawDay('first', t('From'))}
        {drawDay('last', t('To'))}
      </Inline>
    </TrendChart>
  );
}
