import type { Translate } from '../../primitives/UiProvider/translate.ts';
import type { Look } from './marks.css.ts';
import type { Anchor, Box } from './paths.ts';

/** The space that the frame has measured for the drawing. Lengths are in CSS pixels. */
export interface MeasuredBox {
  width: number;
  /** The font size of the chart, so that everything scales with the reader's font size. */
  em: number;
  /** Charts follow the reading direction of the page. */
  isRightToLeft: boolean;
}

/** The input of a layout. */
export interface PlotBox extends MeasuredBox {
  /** The locale that formats numbers. */
  locale: string;
  /** Translates English texts into the reader's language. */
  translate?: Translate;
}

/** A point that can be marked: its texts, the position of its tooltip, and the outline that marks it. */
export interface PlotPoint {
  key: string;
  name: string;
  /** The figure with its unit, as shown and announced: '84 participants'. */
  value: string;
  x: number;
  y: number;
  /** An SVG path, relative to `origin` if there is one. */
  outline: string;
  origin?: { x: number; y: number };
}

interface MarkBase {
  /** The kind and name, such as 'bar Robotics Club'. */
  key: string;
  look: Look | readonly Look[];
}

export interface TextMark extends MarkBase {
  text: string;
  x: number;
  /** The baseline of the text. */
  y: number;
  anchor: Anchor;
}

export interface BoxMark extends MarkBase {
  box: Box;
}

export interface PathMark extends MarkBase {
  d: string;
}

/** An element of a drawing: a text, a box with rounded corners, or a path. */
export type Mark = TextMark | BoxMark | PathMark;

/** The output of a layout: the size of the drawing, its marks, and its points in reading order. */
export interface PlotLayout {
  width: number;
  height: number;
  /** From back to front. */
  marks: readonly Mark[];
  points: readonly PlotPoint[];
  /**
   * The number of points that a horizontal arrow key moves by, if points are arranged in columns.
   * @default 1
   */
  across?: number;
  /** The index of the point at a position of the pointer; -1 if there is none. */
  pointAt: (x: number, y: number) => number;
}
