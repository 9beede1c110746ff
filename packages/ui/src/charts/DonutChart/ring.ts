import { arc, pie } from '@visx/shape';
import type { Slice } from './slices.ts';

/** A slice of the ring around the origin, with y down. */
export interface RingSlice {
  slice: Slice;
  path: string;
  /** Where its middle points: cosine and sine. */
  toX: number;
  toY: number;
  /** Where it ends, in radians clockwise from twelve o'clock. */
  end: number;
}

const HOLE = 0.6;
const TURN = 2 * Math.PI;

interface Angles {
  startAngle: number;
  endAngle: number;
}

function shapeOf(radius: number) {
  return arc<Angles>({ innerRadius: radius * HOLE, outerRadius: radius });
}

/** Slices clockwise from twelve o'clock. */
export function toRing(slices: readonly Slice[], radius: number): RingSlice[] {
  const shape = shapeOf(radius);
  return pie<Slice>({ value: ({ value }) => value })([...slices]).map(({ data, startAngle, endAngle }) => {
    const middle = (startAngle + endAngle) / 2;
    return { slice: data, path: shape({ startAngle, endAngle }) ?? '', toX: Math.sin(middle), toY: -Math.cos(middle), end: endAngle };
  });
}

/** The slice in the direction of a place, seen from the origin; -1 where there are no slices. */
export function sliceAt(ring: readonly RingSlice[], x: number, y: number): number {
  const angle = (Math.atan2(x, -y) + TURN) % TURN;
  return ring.length === 0
    ? -1
    : Math.max(
        0,
        ring.findIndex(({ end }) => angle < end),
      );
}

/** A whole ring without slices. */
export function emptyRing(radius: number): string {
  return shapeOf(radius)({ startAngle: 0, endAngle: TURN }) ?? '';
}
