import { scaleLinear } from '@visx/scale';
import { area as areaPath, line as linePath } from '@visx/shape';
import { fillIn } from '../../primitives/UiProvider/translate.ts';
import { nearestPoint } from '../plot/cursor.ts';
import { counted, formatFigure, type Unit } from '../plot/figures.ts';
import { circlePath, readingOf, round } from '../plot/paths.ts';
import type { Mark, PlotBox, PlotLayout, PlotPoint, TextMark } from '../plot/plotLayout.ts';
import { textWidth } from '../plot/words.ts';
import { type MonthlyFigure, monthAndYear, shortMonth } from './months.ts';

export interface TrendData {
  months: readonly MonthlyFigure[];
  unit: Unit;
}

interface At {
  x: number;
  y: number;
}

interface MonthAt extends At {
  month: MonthlyFigure;
}

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Height of the area that the line may take, in em. */
const RISE = 11;
const LINE = 1.35;
/** How many steps the axis may have: as few as there can be with an end that the line comes near to. */
const STEPS = [3, 4, 5, 6];
/** Share of the height that the highest point reaches at least. */
const REACHED = 0.75;
const DOT = 2.5;
const LATEST_DOT = 5;
const MARK = 8;

/** An axis that ends with a round figure, at the highest point or little above. */
function toFigureScale(months: readonly MonthlyFigure[]) {
  const most = Math.max(1, ...months.map(({ value }) => value));
  const count = STEPS.find((steps) => most >= REACHED * niceEnd(most, steps)) ?? Math.max(...STEPS);
  const scale = scaleLinear<number>({ domain: [0, niceEnd(most, count)] });
  return { scale, steps: scale.ticks(count).filter(Number.isInteger) };
}

function niceEnd(most: number, count: number): number {
  return Math.max(...scaleLinear<number>({ domain: [0, most], nice: count }).domain());
}

/** Leaves room for the figures of the axis where reading starts, and above for the name of the latest point. */
function toFrame(steps: readonly number[], { width, em, isRightToLeft, locale }: PlotBox): Frame {
  const figures = Math.max(0, ...steps.map((step) => textWidth(formatFigure(step, locale), em))) + 0.6 * em;
  const [left, right] = isRightToLeft ? [MARK, figures] : [figures, MARK];
  const top = 1.3 * LINE * em;
  return { left, right: width - right, top, bottom: Math.round(top + RISE * em) };
}

function placePoints({ months }: TrendData, frame: Frame, isRightToLeft: boolean, figure: (value: number) => number): MonthAt[] {
  const [from, to] = isRightToLeft ? [frame.right - MARK, frame.left] : [frame.left + MARK, frame.right];
  const step = (to - from) / (months.length - 1);
  return months.map((month, index) => ({
    month,
    x: round(months.length === 1 ? (from + to) / 2 : from + index * step),
    y: round(figure(month.value)),
  }));
}

/** The latest month and as many before it as there is room for, each with its year where that begins or is first seen. */
function labelMonths(points: readonly MonthAt[], bottom: number, { em, locale }: PlotBox): TextMark[] {
  const step = Math.abs((points[1]?.x ?? Number.POSITIVE_INFINITY) - (points[0]?.x ?? 0));
  const every = Math.max(1, Math.ceil((2.7 * em) / step));
  const shown = points.filter((_, index) => (points.length - 1 - index) % every === 0);
  return shown.flatMap(({ month, x }, index) => {
    const label = { look: 'label', x, anchor: 'middle' } as const;
    const name = { ...label, key: `month ${monthAndYear(month)}`, text: shortMonth(month, locale), y: bottom + 1.2 * em };
    const isNewYear = month.year !== shown[index - 1]?.month.year;
    return isNewYear ? [name, { ...label, key: `month ${month.year}`, text: String(month.year), y: name.y + LINE * em }] : [name];
  });
}

function drawLatest(latest: MonthAt | undefined, frame: Frame, { width, em, locale, translate: t = fillIn }: PlotBox): Mark[] {
  if (!latest) return [];
  const { x, y, month } = latest;
  const text = t('{figure} in {month}', { figure: formatFigure(month.value, locale), month: shortMonth(month, locale) });
  const half = textWidth(text, em) / 2;
  const anchor = x + half > width ? 'end' : x - half < 0 ? 'start' : 'middle';
  const at = { start: frame.left - MARK, middle: x, end: width }[anchor];
  return [
    { key: 'latest', look: 'series', d: circlePath(x, y, LATEST_DOT) },
    { key: 'name of the latest', look: 'haloed', text, x: at, y: y - 0.85 * em, anchor },
  ];
}

function toPoint({ x, y, month }: MonthAt, unit: Unit, { locale, translate }: PlotBox): PlotPoint {
  const name = monthAndYear(month, locale);
  return { key: name, name, value: counted(month.value, unit, locale, translate), x, y, outline: circlePath(x, y, MARK) };
}

/** Figures over months: a line over a few hairlines, the latest point marked and named. Needs at least one month. */
export function trendLayout(data: TrendData, box: PlotBox): PlotLayout {
  const { months, unit } = data;
  const { scale, steps } = toFigureScale(months);
  const frame = toFrame(steps, box);
  scale.range([frame.bottom, frame.top]);
  const points = placePoints(data, frame, box.isRightToLeft, scale);
  const named = points.map((at) => toPoint(at, unit, box));
  const heights = steps.map((step) => ({ step, y: Math.round(scale(step)) }));
  const ends = { x: ({ x }: At) => x, y: ({ y }: At) => y };
  const { at, near } = readingOf(box);
  const dots = points.slice(0, -1).map(({ x, y }) => circlePath(x, y, DOT));
  return {
    width: box.width,
    height: Math.ceil(frame.bottom + 2.9 * box.em),
    points: named,
    pointAt: (x) => nearestPoint(named, 'horizontal', x),
    marks: [
      { key: 'rules', look: 'rule', d: heights.map(({ y }) => `M${round(frame.left)} ${y}H${round(frame.right)}`).join('') },
      ...heights.map(({ step, y }): TextMark => {
        return { key: `figure ${step}`, look: 'label', text: formatFigure(step, box.locale), x: at(0), y: y + 0.35 * box.em, anchor: near };
      }),
      ...labelMonths(points, frame.bottom, box),
      { key: 'area', look: 'seriesArea', d: areaPath<At>({ x: ends.x, y0: frame.bottom, y1: ends.y })([...points]) ?? '' },
      { key: 'line', look: 'seriesLine', d: linePath<At>(ends)([...points]) ?? '' },
      { key: 'dots', look: 'series', d: dots.join('') },
      ...drawLatest(points.at(-1), frame, box),
    ],
  };
}
