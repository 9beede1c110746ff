import { hashOf } from './hue.ts';

/** A quarter of a disc with a radius of 12, around its upper left corner. */
export const QUARTER = 'M0 0H12A12 12 0 0 1 0 12Z';
/** Mirrors the left half of a mark to make the right one. */
export const MIRRORED = 'matrix(-1 0 0 1 24 0)';

/** The left half of the mark of a name: two quarter discs, one above the other, each rotated by its own bits of the hash. */
export function emblemQuarters(name: string): { transform: string; isPale: boolean }[] {
  const hash = hashOf(name);
  const isPaleAbove = (hash >>> 13) % 2 === 0;
  return [
    { transform: `rotate(${90 * ((hash >>> 9) % 4)} 6 6)`, isPale: isPaleAbove },
    { transform: `translate(0 12) rotate(${90 * ((hash >>> 11) % 4)} 6 6)`, isPale: !isPaleAbove },
  ];
}
