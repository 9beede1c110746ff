import type { Translate } from '../../primitives/UiProvider/translate.ts';
import type { Look } from './marks.css.ts';
import type { Anchor, Box } from './paths.ts';

/** What a chart's frame measures for the drawing inside it. Lengths are CSS pixels. */
export interface MeasuredBox {
  width: number;
  /** The size of a chart's text, so that everything grows with the reader's own font size. */
  em: number;
  /** Charts run from right to left where the page does. */
  isRightToLeft: boolean;
}

/** What a layout is computed for. */
export interface PlotBox extends MeasuredBox {
  /** How the campus writes its numbers. */
  locale: string;
  /** Puts English texts in the reader's language. */
  translate?: Translate;
}

/** One thing to point at: what it says, where its tooltip stands, and the outline that marks it. */
export interface PlotPoint {
  key: string;
  name: string;
  /** The figure with its unit, as it is shown and spoken: '84 participants'. */
  value: string;
  x: number;
  y: number;
  /** SVG path, around `origin` where there is one. */
  outline: string;
  origin?: { x: number; y: number };
}

interface MarkBase {
  /** What it is and of what, as 'bar Robotics Club'. */
  key: string;
  look: Look | readonly Look[];
}

export interface TextMark extends MarkBase {
  text: string;
  x: number;
  /** Its baseline. */
  y: number;
  anchor: Anchor;
}

export interface BoxMark extends MarkBase {
  box: Box;
}

export interface PathMark extends MarkBase {
  d: string;
}

/** One thing of a drawing: a text, a bar with rounded corners, or a path. */
export type Mark = TextMark | BoxMark | PathMark;

/** What a chart's pure layer gives: the room that the drawing takes, its marks, and its points in reading order. */
export interface PlotLayout {
  width: number;
  height: number;
  /** From the back to the front. */
  marks: readonly Mark[];
  points: readonly PlotPoint[];
  /**
   * How many points the keys to the side go on, where points stand in columns.
   * @default 1
   */
  across?: number;
  /** The point that a pointer means at a place of the drawing; -1 where there is none. */
  pointAt: (x: number, y: number) => number;
}
