import { scaleLinear } from '@visx/scale';
import { area as areaPath, line as linePath } from '@visx/shape';
import { fillIn } from '../../primitives/UiProvider/translate.ts';
import { nearestPoint } from '../plot/cursor.ts';
import { counted, formatFigure, type Unit } from '../plot/figures.ts';
import { circlePath, directionOf, round } from '../plot/paths.ts';
import type { Mark, PlotBox, PlotLayout, PlotPoint, TextMark } from '../plot/plotLayout.ts';
import { shorten, textWidth } from '../plot/textLayout.ts';
import { type Month, type MonthlyFigure, monthAndYear, monthNumber, shortMonth } from './months.ts';

export interface TrendData {
  months: readonly MonthlyFigure[];
  unit: Unit;
  notes?: readonly TrendNote[];
  /** A title above the line, for small multiples. */
  title?: string;
  /** The largest figure of all lines that share a scale. */
  max?: number;
}

/** A note about a month, marked in the chart. */
export interface TrendNote extends Month {
  text: string;
}

interface Position {
  x: number;
  y: number;
}

interface MonthPoint extends Position {
  month: MonthlyFigure;
}

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Height of the plot area, in em. */
const PLOT_HEIGHT = 11;
const LINE_HEIGHT = 1.35;
/** Allowed numbers of axis steps; the first that fits is used. */
const STEP_COUNTS = [3, 4, 5, 6];
/** The share of the plot height that the highest point must reach. */
const MIN_FILL = 0.75;
const DOT_RADIUS = 2.5;
const LATEST_DOT_RADIUS = 5;
const TARGET_RADIUS = 8;

/** The axis, which ends at a round figure at or above the highest point. */
function toFigureScale({ months, max: sharedMax = 1 }: TrendData) {
  const max = Math.max(1, sharedMax, ...months.map(({ value }) => value));
  const count = STEP_COUNTS.find((steps) => max >= MIN_FILL * niceEnd(max, steps)) ?? Math.max(...STEP_COUNTS);
  const scale = scaleLinear<number>({ domain: [0, niceEnd(max, count)] });
  return { scale, steps: scale.ticks(count).filter(Number.isInteger) };
}

function niceEnd(max: number, count: number): number {
  return Math.max(...scaleLinear<number>({ domain: [0, max], nice: count }).domain());
}

/** The plot area, with space for the axis labels at the start edge and for the label of the latest point above. */
function toFrame(steps: readonly number[], linesAbove: number, { width, em, isRightToLeft, locale }: PlotBox): Frame {
  const figures = Math.max(0, ...steps.map((step) => textWidth(formatFigure(step, locale), em))) + 0.6 * em;
  const [left, right] = isRightToLeft ? [TARGET_RADIUS, figures] : [figures, TARGET_RADIUS];
  const top = (1.3 + linesAbove) * LINE_HEIGHT * em;
  return { left, right: width - right, top, bottom: Math.round(top + PLOT_HEIGHT * em) };
}

function placePoints({ months }: TrendData, frame: Frame, isRightToLeft: boolean, figure: (value: number) => number): MonthPoint[] {
  const [from, to] = isRightToLeft ? [frame.right - TARGET_RADIUS, frame.left] : [frame.left + TARGET_RADIUS, frame.right];
  const step = (to - from) / (months.length - 1);
  return months.map((month, index) => ({
    month,
    x: round(months.length === 1 ? (from + to) / 2 : from + index * step),
    y: round(figure(month.value)),
  }));
}

/** Labels the latest month and as many earlier ones as fit, with the year where it changes. */
function labelMonths(points: readonly MonthPoint[], bottom: number, { em, locale }: PlotBox): TextMark[] {
  const step = Math.abs((points[1]?.x ?? Number.POSITIVE_INFINITY) - (points[0]?.x ?? 0));
  const every = Math.max(1, Math.ceil((2.7 * em) / step));
  const shown = points.filter((_, index) => (points.length - 1 - index) % every === 0);
  return shown.flatMap(({ month, x }, index) => {
    const label = { look: 'label', x, anchor: 'middle' } as const;
    const name = { ...label, key: `month ${monthAndYear(month)}`, text: shortMonth(month, locale), y: bottom + 1.2 * em };
    const isNewYear = month.year !== shown[index - 1]?.month.year;
    return isNewYear ? [name, { ...label, key: `month ${month.year}`, text: String(month.year), y: name.y + LINE_HEIGHT * em }] : [name];
  });
}

function drawLatest(latest: MonthPoint | undefined, frame: Frame, { width, em, locale, translate: t = fillIn }: PlotBox): Mark[] {
  if (!latest) return [];
  const { x, y, month } = latest;
  const text = t('{figure} in {month}', { figure: formatFigure(month.value, locale), month: shortMonth(month, locale) });
  const half = textWidth(text, em) / 2;
  const anchor = x + half > width ? 'end' : x - half < 0 ? 'start' : 'middle';
  const at = { start: frame.left - TARGET_RADIUS, middle: x, end: width }[anchor];
  return [
    { key: 'latest', look: 'series', d: circlePath(x, y, LATEST_DOT_RADIUS) },
    { key: 'latest-name', look: 'haloed', text, x: at, y: y - 0.85 * em, anchor },
  ];
}

/** The notes on a month. */
export function notesOf(month: Month, notes: readonly TrendNote[]): string[] {
  return notes.filter((note) => monthNumber(note) === monthNumber(month)).map(({ text }) => text);
}

interface PlacedNote {
  readonly key: string;
  readonly x: number;
  readonly text: string;
}

/** The months that have notes, with their texts. */
function placeNotes(points: readonly MonthPoint[], notes: readonly TrendNote[]): PlacedNote[] {
  return points.flatMap(({ x, month }) => {
    const text = notesOf(month, notes).join('; ');
    return text ? [{ x, text, key: monthAndYear(month) }] : [];
  });
}

/**
 * Places notes side by side, each text beside its line and shortened to fit before the next one. Not done with `@visx/annotation`, which
 * costs 7 kB.
 */
function drawNotes(annotated: readonly PlacedNote[], frame: Frame, { width, em, isRightToLeft }: PlotBox): Mark[] {
  const [start, edge] = isRightToLeft ? [width, 0] : [0, width];
  const [before, last] = [annotated.at(-2)?.x ?? start, annotated.at(-1)?.x ?? edge];
  // Near the edge, the text of the last note is on the other side of its line and shares the space with the previous note.
  const flipsLast = Math.abs(last - before) / 2 > Math.abs(edge - last);
  return annotated.flatMap(({ x, text, key }, index): Mark[] => {
    const isFlipped = flipsLast && index === annotated.length - 1;
    const isShared = flipsLast && (isFlipped || index === annotated.length - 2);
    const next = annotated[index + 1]?.x ?? edge;
    const room = Math.abs((isFlipped ? before : next) - x) / (isShared && annotated.length > 1 ? 2 : 1);
    const anchor = isFlipped === isRightToLeft ? 'start' : 'end';
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

function toPoint({ x, y, month }: MonthPoint, { unit, notes = [] }: TrendData, { locale, translate }: PlotBox): PlotPoint {
  const name = monthAndYear(month, locale);
  const value = [counted(month.value, unit, locale, translate), ...notesOf(month, notes)].join('. ');
  return { key: name, name, value, x, y, outline: circlePath(x, y, TARGET_RADIUS) };
}

/** Stacks notes below each other, each text over its line as far as the edges allow, where they would be cut off side by side. */
function stackNotes(annotated: readonly PlacedNote[], frame: Frame, { width, em }: PlotBox): Mark[] {
  return annotated.flatMap(({ x, text: whole, key }, index): Mark[] => {
    const text = shorten(whole, width, em);
    const half = textWidth(text, em) / 2;
    const y = round((1 + index * LINE_HEIGHT) * em);
    return [
      { key: `note ${key}`, look: 'reference', d: `M${x} ${round(y + 0.3 * em)}V${frame.bottom}` },
      {
        key: `note ${key} words`,
        look: 'haloed',
        text,
        x: round(Math.min(Math.max(x, half), Math.max(width - half, half))),
        y,
        anchor: 'middle',
      },
    ];
  });
}

/** Side by side if every note has room for its whole text. */
function notesIn(points: readonly MonthPoint[], notes: readonly TrendNote[], frame: Frame, box: PlotBox) {
  const annotated = placeNotes(points, notes);
  const beside = drawNotes(annotated, frame, box);
  const areWhole = annotated.every(({ text }) => beside.some((mark) => 'text' in mark && mark.text === text));
  return { lines: areWhole ? Math.min(annotated.length, 1) : annotated.length, draw: areWhole ? drawNotes : stackNotes, annotated };
}

/** The layout of figures over months: a line over a few gridlines, with the latest point labelled. Needs at least one month. */
export function trendLayout(data: TrendData, box: PlotBox): PlotLayout {
  const { notes = [], title } = data;
  const { scale, steps } = toFigureScale(data);
  const flat = toFrame(steps, 0, box);
  const { lines, draw, annotated } = notesIn(placePoints(data, flat, box.isRightToLeft, scale), notes, flat, box);
  const frame = toFrame(steps, title || notes.length > 0 ? Math.max(1.3, lines * 1.1) : 0, box);
  scale.range([frame.bottom, frame.top]);
  const points = placePoints(data, frame, box.isRightToLeft, scale);
  const plotPoints = points.map((at) => toPoint(at, data, box));
  const heights = steps.map((step) => ({ step, y: Math.round(scale(step)) }));
  const accessors = { x: ({ x }: Position) => x, y: ({ y }: Position) => y };
  const { at, startAnchor } = directionOf(box);
  const dots = points.slice(0, -1).map(({ x, y }) => circlePath(x, y, DOT_RADIUS));
  const heading: TextMark[] = title
    ? [{ key: 'title', look: 'strong', text: shorten(title, box.width, box.em), x: at(0), y: box.em, anchor: startAnchor }]
    : [];
  return {
    width: box.width,
    height: Math.ceil(frame.bottom + 2.9 * box.em),
    points: plotPoints,
    pointAt: (x) => nearestPoint(plotPoints, 'horizontal', x),
    marks: [
      ...heading,
      { key: 'rules', look: 'rule', d: heights.map(({ y }) => `M${round(frame.left)} ${y}H${round(frame.right)}`).join('') },
      ...heights.map(({ step, y }): TextMark => {
        return {
          key: `figure ${step}`,
          look: 'label',
          text: formatFigure(step, box.locale),
          x: at(0),
          y: y + 0.35 * box.em,
          anchor: startAnchor,
        };
      }),
      ...labelMonths(points, frame.bottom, box),
      ...draw(annotated, frame, box),
      { key: 'area', look: 'seriesArea', d: areaPath<Position>({ x: accessors.x, y0: frame.bottom, y1: accessors.y })([...points]) ?? '' },
      { key: 'line', look: 'seriesLine', d: linePath<Position>(accessors)([...points]) ?? '' },
      { key: 'dots', look: 'series', d: dots.join('') },
      ...drawLatest(points.at(-1), frame, box),
    ],
  };
}
