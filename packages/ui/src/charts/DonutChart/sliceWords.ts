import type { SliceSeries } from '../plot/marks.css.ts';
import type { Box } from '../plot/paths.ts';

export interface DonutText {
  key: string;
  x: number;
  y: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

/** The color of a slice beside its name. */
export interface RankedSwatch extends Box {
  key: string;
  series: SliceSeries;
}

/** Where the ring stands, and the words around it. */
export interface Arrangement {
  center: { x: number; y: number };
  height: number;
  names: readonly DonutText[];
  figures: readonly DonutText[];
  /** Lines from slices to their words, as one SVG path. */
  leaders?: string;
  swatches?: readonly RankedSwatch[];
  /** Where the rows of names end, from top to bottom. */
  rows?: readonly number[];
}
