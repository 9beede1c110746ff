export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A path's coordinate: a tenth of a pixel is as fine as a screen shows. */
function at(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A circle as an SVG path. */
export function circlePath(x: number, y: number, radius: number): string {
  const r = at(radius);
  return `M${at(x - radius)} ${at(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A rectangle as an SVG path. */
export function boxPath({ x, y, width, height }: Box): string {
  return `M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}Z`;
}

/** A box with some room around it. */
export function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The same box seen in a mirror: charts run from right to left where the page does. */
export function mirror(box: Box, width: number): Box {
  return { ...box, x: width - box.x - box.width };
}

/**
 * Slanted lines that fill a box and end at its edges, as one path: a texture that is still there where colours are not.
 * `gap` is the distance between two lines along an edge.
 */
export function hatchPath({ x, y, width, height }: Box, gap: number, slant: 'rising' | 'falling' = 'rising'): string {
  const lines: string[] = [];
  for (let offset = gap; offset < width + height; offset += gap) {
    const from = { x: Math.min(offset, width), y: Math.max(0, offset - width) };
    const to = { x: Math.max(0, offset - height), y: Math.min(offset, height) };
    const flip = (end: { x: number; y: number }) => `${at(x + (slant === 'rising' ? end.x : width - end.x))} ${at(y + end.y)}`;
    lines.push(`M${flip(from)}L${flip(to)}`);
  }
  return lines.join('');
}
