import { formatFigure } from '../plot/figures.ts';
import type { PlotBox } from '../plot/plotLayout.ts';
import { breakLines } from '../plot/words.ts';
import type { RingSlice } from './ring.ts';
import type { Arrangement, DonutText } from './sliceWords.ts';
import { spread } from './spread.ts';

const LINE = 1.35;
/** From the ring to a leader's bend, and from the ring to the words. */
const BEND = 0.7;
const WORDS = 2.2;
/** Names may take two lines where so few stand on one side. */
const FEW = 3;

interface Side {
  ring: readonly RingSlice[];
  sign: 1 | -1;
}

interface Around {
  center: { x: number; y: number };
  radius: number;
  em: number;
  lines: number;
  locale: string;
}

interface Placed {
  ring: RingSlice;
  y: number;
}

/** From top to bottom on either side: clockwise on the right, against the clock on the left. */
function toSides(ring: readonly RingSlice[]): Side[] {
  return [
    { ring: ring.filter(({ toX }) => toX >= 0), sign: 1 },
    { ring: ring.filter(({ toX }) => toX < 0).reverse(), sign: -1 },
  ];
}

function describe({ ring: { slice }, y }: Placed, sign: 1 | -1, { center, radius, em, lines, locale }: Around) {
  const x = center.x + sign * (radius + WORDS * em);
  const anchor = sign === 1 ? ('start' as const) : ('end' as const);
  const room = center.x - radius - WORDS * em;
  const named = breakLines(slice.name, { width: room, em, most: lines });
  const first = y - ((named.length + 1) * LINE * em) / 2 + em;
  const at = (line: number): Omit<DonutText, 'text'> => ({ key: `${slice.key} ${line}`, x, y: first + line * LINE * em, anchor });
  return {
    names: named.map((text, line) => ({ ...at(line), text })),
    figure: { ...at(named.length), text: `${formatFigure(slice.value, locale)} · ${slice.share}` },
  };
}

interface At {
  x: number;
  y: number;
}

/** How near a straight line comes to the origin. */
function nearness(from: At, to: At): number {
  const run = { x: to.x - from.x, y: to.y - from.y };
  const length = run.x * run.x + run.y * run.y;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * run.x + from.y * run.y) / length));
  return Math.hypot(from.x + along * run.x, from.y + along * run.y);
}

/** From a slice outwards and on to its words: straight where that stays clear of the ring, else around it. */
function leaderOf({ ring: { toX, toY }, y }: Placed, sign: 1 | -1, { center, radius, em }: Around): string {
  const edge = { x: toX * radius, y: toY * radius };
  const bend = { x: toX * (radius + BEND * em), y: toY * (radius + BEND * em) };
  const end = { x: sign * (radius + (WORDS - 0.4) * em), y: y - center.y };
  const around = sign * (radius + BEND * em);
  const corners =
    nearness(bend, end) > radius
      ? []
      : [
          { x: around, y: bend.y },
          { x: around, y: end.y },
        ];
  return `M${[edge, bend, ...corners, end].map((at) => `${(center.x + at.x).toFixed(1)} ${(center.y + at.y).toFixed(1)}`).join('L')}`;
}

/** Names to the left and right of the ring, each with a line to its slice. */
export function besideRing(ring: readonly RingSlice[], radius: number, { width, em, locale }: PlotBox): Arrangement {
  const sides = toSides(ring);
  const most = Math.max(0, ...sides.map((side) => side.ring.length));
  const lines = most <= FEW ? 2 : 1;
  const gap = ((lines + 1) * LINE + 0.3) * em;
  const height = Math.max(2 * radius + 2 * em, most * gap);
  const around = { center: { x: Math.round(width / 2), y: height / 2 }, radius, em, lines, locale };
  const placed = sides.map(({ ring: slices, sign }) => {
    const wanted = slices.map(({ toY }) => around.center.y + toY * (radius + BEND * em));
    const heights = spread(wanted, { gap, from: gap / 2, to: height - gap / 2 });
    return { sign, slices: slices.map((slice, index) => ({ ring: slice, y: heights[index] ?? 0 })) };
  });
  const words = placed.flatMap(({ sign, slices }) => slices.map((slice) => describe(slice, sign, around)));
  return {
    center: around.center,
    height,
    names: words.flatMap(({ names }) => names),
    figures: words.map(({ figure }) => figure),
    leaders: placed.flatMap(({ sign, slices }) => slices.map((slice) => leaderOf(slice, sign, around))).join(''),
  };
}
