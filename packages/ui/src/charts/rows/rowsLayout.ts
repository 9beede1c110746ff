import { nearestPoint } from '../plot/cursor.ts';
import type { Paint } from '../plot/marks.css.ts';
import { boxPath, directionOf, grow, hatchPath } from '../plot/paths.ts';
import type { Mark, PlotBox, PlotLayout, PlotPoint } from '../plot/plotLayout.ts';
import { breakLines, textWidth } from '../plot/textLayout.ts';

export interface BarRow {
  key: string;
  name: string;
  /** A second, muted line. */
  detail?: string;
  value: number;
  /** The total that the value is part of; drawn as a track behind the bar. */
  of?: number;
  /** The figure at the end of the row. */
  figure: string;
  /** The figure as it is announced. */
  announced: string;
  /** The color of the bar if it has a meaning; by default that of a single series. */
  paint?: Paint;
}

export interface RowsData {
  rows: readonly BarRow[];
  /** A line across all bars, such as an average. */
  reference?: { value: number; text: string };
}

const LINE = 1.35;
const BAR = 0.85;
const GAP = 1.1;
/** The minimum space between a name and the figure in its line. */
const MIN_SPACING = 1;
/** The minimum width of a bar above zero, in CSS pixels. */
const MIN_WIDTH = 2;
const HATCH = 5;

type Scale = (value: number) => number;

function toScale({ rows, reference }: RowsData, width: number): Scale {
  const max = Math.max(1, reference?.value ?? 0, ...rows.flatMap(({ value, of = 0 }) => [value, of]));
  return (value) => (value > 0 ? Math.max(MIN_WIDTH, (value / max) * width) : 0);
}

interface ChainedRow {
  marks: readonly (Mark | undefined)[];
  point: PlotPoint;
  bottom: number;
}

function drawRow({ key, name, detail, value, of, figure, announced, paint }: BarRow, top: number, box: PlotBox, scale: Scale): ChainedRow {
  const { width, em } = box;
  const { at, mirror, startAnchor, endAnchor } = directionOf(box);
  const lines = breakLines(name, { width: width - textWidth(figure, em) - MIN_SPACING * em, em, maxLines: 2 });
  const baseline = (line: number) => top + (line + 1) * LINE * em - 0.35 * em;
  const textLines = lines.length + (detail ? 1 : 0);
  const bar = { x: 0, y: top + (textLines * LINE + 0.2) * em, width: scale(value), height: BAR * em };
  const track = of === undefined ? undefined : { ...bar, width: scale(of) };
  const over = track && bar.width > track.width ? mirror({ ...bar, x: track.width, width: bar.width - track.width }) : undefined;
  return {
    marks: [
      ...lines.map(
        (text, line) => ({ key: `name ${key} ${line}`, look: 'text', text, x: at(0), y: baseline(line), anchor: startAnchor }) as const,
      ),
      detail ? { key: `detail ${key}`, look: 'label', text: detail, x: at(0), y: baseline(lines.length), anchor: startAnchor } : undefined,
      { key: `figure ${key}`, look: 'strong', text: figure, x: at(width), y: baseline(0), anchor: endAnchor },
      track && { key: `track ${key}`, look: 'track', box: mirror(track) },
      { key: `bar ${key}`, look: paint ?? 'series', box: mirror(bar) },
      over && { key: `excess ${key}`, look: 'excess', d: boxPath(over) },
      over && { key: `hatch ${key}`, look: 'excessHatch', d: hatchPath(over, HATCH) },
    ],
    point: { key, name, value: announced, x: at(bar.width), y: bar.y, outline: boxPath(grow(mirror(bar), 2)) },
    bottom: bar.y + bar.height,
  };
}

function drawReference({ value, text }: { value: number; text: string }, height: number, box: PlotBox, scale: Scale): Mark[] {
  const { width, em } = box;
  const x = Math.round(directionOf(box).at(scale(value)));
  const anchor = x + textWidth(text, em) <= width ? 'start' : 'end';
  return [
    { key: 'reference', look: 'reference', d: `M${x} ${(LINE * em).toFixed(1)}V${height.toFixed(1)}` },
    { key: 'reference-name', look: 'label', text, x, y: LINE * em - 0.35 * em, anchor },
  ];
}

/** The layout of rows with a name, a figure and a bar each, for names of any length and any width. */
export function rowsLayout(data: RowsData, box: PlotBox): PlotLayout {
  const scale = toScale(data, box.width);
  const placed: ChainedRow[] = [];
  let bottom = data.reference ? LINE * box.em : -GAP * box.em;
  for (const row of data.rows) {
    const next = drawRow(row, bottom + GAP * box.em, box, scale);
    placed.push(next);
    bottom = next.bottom;
  }
  const height = Math.ceil(Math.max(bottom, 0) + 0.3 * box.em);
  const points = placed.map(({ point }) => point);
  const marks = placed.flatMap((row) => row.marks).filter((mark) => mark !== undefined);
  return {
    width: box.width,
    height,
    points,
    pointAt: (_, y) => nearestPoint(points, 'vertical', y),
    marks: data.reference ? [...marks, ...drawReference(data.reference, height, box, scale)] : marks,
  };
}
