export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rounds a path coordinate to a tenth of a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A circle as an SVG path. */
export function circlePath(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A rectangle as an SVG path. */
export function boxPath({ x, y, width, height }: Box): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

/** Enlarges a box on all sides. */
export function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function contains({ x, y, width, height }: Box, atX: number, atY: number): boolean {
  return atX >= x && atX < x + width && atY >= y && atY < y + height;
}

/** Converts positions for the reading direction of the page. */
export interface Direction {
  /** Returns the x position at a distance from the start edge. */
  at: (distance: number) => number;
  /** Mirrors a box that was placed from the left, in right-to-left pages. */
  mirror: (box: Box) => Box;
  /** The text anchors at the start and at the end edge. */
  startAnchor: Anchor;
  endAnchor: Anchor;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Charts follow the reading direction of the page. */
export function directionOf({ width, isRightToLeft }: { width: number; isRightToLeft: boolean }): Direction {
  if (!isRightToLeft) return { at: (distance) => distance, mirror: (box) => box, startAnchor: 'start', endAnchor: 'end' };
  return {
    at: (distance) => width - distance,
    mirror: (box) => ({ ...box, x: width - box.x - box.width }),
    startAnchor: 'end',
    endAnchor: 'start',
  };
}

/**
 * A hatching of a box as one path, clipped to its edges: a texture that does not depend on color. `gap` is the distance between two lines
 * along an edge.
 */
export function hatchPath({ x, y, width, height }: Box, gap: number, slant: 'rising' | 'falling' = 'rising'): string {
  const lines: string[] = [];
  for (let offset = gap; offset < width + height; offset += gap) {
    const from = { x: Math.min(offset, width), y: Math.max(0, offset - width) };
    const to = { x: Math.max(0, offset - height), y: Math.min(offset, height) };
    const flip = (end: { x: number; y: number }) => `${round(x + (slant === 'rising' ? end.x : width - end.x))} ${round(y + end.y)}`;
    lines.push(`M${flip(from)}L${flip(to)}`);
  }
  return lines.join('');
}
