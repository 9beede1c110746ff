import { scaleLinear } from '@visx/scale';
import { area as areaPath, line as linePath } from '@visx/shape';
import { fillIn } from '../../primitives/UiProvider/translate.ts';
import { nearestPoint } from '../plot/cursor.ts';
import { counted, formatFigure, type Unit } from '../plot/figures.ts';
import { circlePath, readingOf, round } from '../plot/paths.ts';
import type { Mark, PlotBox, PlotLayout, PlotPoint, TextMark } from '../plot/plotLayout.ts';
import { shorten, textWidth } from '../plot/words.ts';
import { type Month, type MonthlyFigure, monthAndYear, monthNumber, shortMonth } from './months.ts';

export interface TrendData {
  months: readonly MonthlyFigure[];
  unit: Unit;
  notes?: readonly TrendNote[];
  /** Stands above the line, where there are several. */
  title?: string;
  /** The largest figure of all that are compared. */
  most?: number;
}

/** Something that happened in a month. */
export interface TrendNote extends Month {
  text: string;
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
function toFigureScale({ months, most: least = 1 }: TrendData) {
  const most = Math.max(1, least, ...months.map(({ value }) => value));
  const count = STEPS.find((steps) => most >= REACHED * niceEnd(most, steps)) ?? Math.max(...STEPS);
  const scale = scaleLinear<number>({ domain: [0, niceEnd(most, count)] });
  return { scale, steps: scale.ticks(count).filter(Number.isInteger) };
}

function niceEnd(most: number, count: number): number {
  return Math.max(...scaleLinear<number>({ domain: [0, most], nice: count }).domain());
}

/** Leaves room for the figures of the axis where reading starts, and above for the name of the latest point. */
function toFrame(steps: readonly number[], linesAbove: number, { width, em, isRightToLeft, locale }: PlotBox): Frame {
  const figures = Math.max(0, ...steps.map((step) => textWidth(formatFigure(step, locale), em))) + 0.6 * em;
  const [left, right] = isRightToLeft ? [MARK, figures] : [figures, MARK];
  const top = (1.3 + linesAbove) * LINE * em;
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
    { key: 'latest-name', look: 'haloed', text, x: at, y: y - 0.85 * em, anchor },
  ];
}

/** What is to be said of a month. */
export function notesOf(month: Month, notes: readonly TrendNote[]): string[] {
  return notes.filter((note) => monthNumber(note) === monthNumber(month)).map(({ text }) => text);
}

/**
 * A line through the month of each note, with as much of its words at the top as there is room for before the next: two marks, for which
 * `@visx/annotation` would cost 7 kB.
 */
function drawNotes(points: readonly MonthAt[], notes: readonly TrendNote[], frame: Frame, { width, em, isRightToLeft }: PlotBox): Mark[] {
  const noted = points.flatMap(({ x, month }) => {
    const text = notesOf(month, notes).join('; ');
    return text ? [{ x, text, key: monthAndYear(month) }] : [];
  });
  const [start, edge] = isRightToLeft ? [width, 0] : [0, width];
  const [before, last] = [noted.at(-2)?.x ?? start, noted.at(-1)?.x ?? edge];
  // The words of the latest are written back from it where it is near the edge, and share the room before it with those of the one before.
  const turns = Math.abs(last - before) / 2 > Math.abs(edge - last);
  return noted.flatMap(({ x, text, key }, index): Mark[] => {
    const isTurned = turns && index === noted.length - 1;
    const isShared = turns && (isTurned || index === noted.length - 2);
    const next = noted[index + 1]?.x ?? edge;
    const room = Math.abs((isTurned ? before : next) - x) / (isShared && noted.length > 1 ? 2 : 1);
    const anchor = isTurned === isRightToLeft ? 'start' : 'end';
    return [
      { key: `note ${key}`, look: 'reference', d: `M${x} ${round(0.3 * em)}V${frame.bottom}` },
      {
        key: `note ${key} words`,
        look: 'haloed',
        text: shorten(text, room - em, em),
        x: x + (anchor === 'start' ? 0.4 : -0.4) * em,
        y: em,
        anchor,
      },
    ];
  });
}

function toPoint({ x, y, month }: MonthAt, { unit, notes = [] }: TrendData, { locale, translate }: PlotBox): PlotPoint {
  const name = monthAndYear(month, locale);
  const value = [counted(month.value, unit, locale, translate), ...notesOf(month, notes)].join('. ');
  return { key: name, name, value, x, y, outline: circlePath(x, y, MARK) };
}

/** Figures over months: a line over a few hairlines, the latest point marked and named. Needs at least one month. */
export function trendLayout(data: TrendData, box: PlotBox): PlotLayout {
  const { notes = [], title } = data;
  const { scale, steps } = toFigureScale(data);
  const frame = toFrame(steps, title || notes.length > 0 ? 1.3 : 0, box);
  scale.range([frame.bottom, frame.top]);
  const points = placePoints(data, frame, box.isRightToLeft, scale);
  const named = points.map((at) => toPoint(at, data, box));
  const heights = steps.map((step) => ({ step, y: Math.round(scale(step)) }));
  const ends = { x: ({ x }: At) => x, y: ({ y }: At) => y };
  const { at, near } = readingOf(box);
  const dots = points.slice(0, -1).map(({ x, y }) => circlePath(x, y, DOT));
  const heading: TextMark[] = title
    ? [{ key: 'title', look: 'strong', text: shorten(title, box.width, box.em), x: at(0), y: box.em, anchor: near }]
    : [];
  return {
    width: box.width,
    height: Math.ceil(frame.bottom + 2.9 * box.em),
    points: named,
    pointAt: (x) => nearestPoint(named, 'horizontal', x),
    marks: [
      ...heading,
      { key: 'rules', look: 'rule', d: heights.map(({ y }) => `M${round(frame.left)} ${y}H${round(frame.right)}`).join('') },
      ...heights.map(({ step, y }): TextMark => {
        return { key: `figure ${step}`, look: 'label', text: formatFigure(step, box.locale), x: at(0), y: y + 0.35 * box.em, anchor: near };
      }),
      ...labelMonths(points, frame.bottom, box),
      ...drawNotes(points, notes, frame, box),
      { key: 'area', look: 'seriesArea', d: areaPath<At>({ x: ends.x, y0: frame.bottom, y1: ends.y })([...points]) ?? '' },
      { key: 'line', look: 'seriesLine', d: linePath<At>(ends)([...points]) ?? '' },
      { key: 'dots', look: 'series', d: dots.join('') },
      ...drawLatest(points.at(-1), frame, box),
    ],
  };
}
