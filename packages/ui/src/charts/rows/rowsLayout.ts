import { nearestPoint } from '../plot/cursor.ts';
import type { Paint } from '../plot/marks.css.ts';
import { type Box, boxPath, grow, hatchPath, mirror } from '../plot/paths.ts';
import type { PlotBox, PlotLayout, PlotPoint } from '../plot/plotLayout.ts';
import { breakLines, textWidth } from '../plot/words.ts';

export interface BarRow {
  key: string;
  name: string;
  /** A quieter second line. */
  detail?: string;
  value: number;
  /** What the value is part of; drawn as a track behind the bar. */
  of?: number;
  /** The figure as it stands at the end of the row. */
  figure: string;
  /** The figure as it is spoken. */
  spoken: string;
  /** What its bar is painted with, where that means something; else as the only series. */
  paint?: Paint;
}

export interface RowsData {
  rows: readonly BarRow[];
  /** A line through all bars, such as an average. */
  reference?: { value: number; text: string };
}

interface RowText {
  x: number;
  y: number;
  text: string;
}

export interface DrawnRow {
  key: string;
  name: readonly RowText[];
  detail: RowText | undefined;
  figure: RowText;
  bar: Box;
  paint: Paint | undefined;
  track: Box | undefined;
  /** What goes beyond the track. */
  excess: { box: Box; hatch: string } | undefined;
}

export interface RowsLayout extends PlotLayout {
  rows: readonly DrawnRow[];
  reference: { path: string; label: RowText & { anchor: 'start' | 'end' } } | undefined;
  /** Where texts begin and end: 'end' and 'start' where the page runs from right to left. */
  anchors: { name: 'start' | 'end'; figure: 'start' | 'end' };
}

const LINE = 1.35;
const BAR = 0.85;
const GAP = 1.1;
/** Between a name and the figure at the other end of its line. */
const AIR = 1;
/** A bar that is not nothing is at least as wide as this, in CSS pixels. */
const LEAST = 2;
const HATCH = 5;

type Scale = (value: number) => number;

function toScale({ rows, reference }: RowsData, width: number): Scale {
  const most = Math.max(1, reference?.value ?? 0, ...rows.flatMap(({ value, of = 0 }) => [value, of]));
  return (value) => (value > 0 ? Math.max(LEAST, (value / most) * width) : 0);
}

function drawRow(row: BarRow, top: number, { width, em, isRightToLeft }: PlotBox, scale: Scale): { drawn: DrawnRow; bottom: number } {
  const turn = (box: Box) => (isRightToLeft ? mirror(box, width) : box);
  const nearX = isRightToLeft ? width : 0;
  const lines = breakLines(row.name, { width: width - textWidth(row.figure, em) - AIR * em, em, most: 2 });
  const baseline = (line: number) => top + (line + 1) * LINE * em - 0.35 * em;
  const textLines = lines.length + (row.detail ? 1 : 0);
  const bar = { x: 0, y: top + (textLines * LINE + 0.2) * em, width: scale(row.value), height: BAR * em };
  const track = row.of === undefined ? undefined : { ...bar, width: scale(row.of) };
  const over = track && bar.width > track.width ? turn({ ...bar, x: track.width, width: bar.width - track.width }) : undefined;
  return {
    drawn: {
      key: row.key,
      name: lines.map((text, line) => ({ x: nearX, y: baseline(line), text })),
      detail: row.detail ? { x: nearX, y: baseline(lines.length), text: row.detail } : undefined,
      figure: { x: width - nearX, y: baseline(0), text: row.figure },
      bar: turn(bar),
      paint: row.paint,
      track: track && turn(track),
      excess: over && { box: over, hatch: hatchPath(over, HATCH) },
    },
    bottom: bar.y + bar.height,
  };
}

function toPoint({ key, name, spoken }: BarRow, { bar }: DrawnRow, isRightToLeft: boolean): PlotPoint {
  return { key, name, value: spoken, x: isRightToLeft ? bar.x : bar.x + bar.width, y: bar.y, outline: boxPath(grow(bar, 2)) };
}

function drawReference(reference: RowsData['reference'], height: number, { width, em, isRightToLeft }: PlotBox, scale: Scale) {
  if (!reference) return undefined;
  const distance = scale(reference.value);
  const x = Math.round(isRightToLeft ? width - distance : distance);
  const fitsAfter = x + textWidth(reference.text, em) <= width;
  return {
    path: `M${x} ${(LINE * em).toFixed(1)}V${height.toFixed(1)}`,
    label: { x, y: LINE * em - 0.35 * em, text: reference.text, anchor: fitsAfter ? ('start' as const) : ('end' as const) },
  };
}

/** Rows of a name, a figure and a bar, one under another: any length of name, any width of screen. */
export function rowsLayout(data: RowsData, box: PlotBox): RowsLayout {
  const scale = toScale(data, box.width);
  const rows: DrawnRow[] = [];
  let bottom = data.reference ? LINE * box.em : -GAP * box.em;
  for (const row of data.rows) {
    const next = drawRow(row, bottom + GAP * box.em, box, scale);
    rows.push(next.drawn);
    bottom = next.bottom;
  }
  const height = Math.ceil(Math.max(bottom, 0) + 0.3 * box.em);
  const points = data.rows.flatMap((row, index) => {
    const drawn = rows[index];
    return drawn ? [toPoint(row, drawn, box.isRightToLeft)] : [];
  });
  return {
    width: box.width,
    height,
    rows,
    points,
    pointAt: (_, y) => nearestPoint(points, 'vertical', y),
    reference: drawReference(data.reference, height, box, scale),
    anchors: box.isRightToLeft ? { name: 'end', figure: 'start' } : { name: 'start', figure: 'end' },
  };
}
