import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How different a pixel's colour must be to count, 0 to 1: less than an eye sees, more than one machine's rounding. */
const THRESHOLD = 0.1;

/**
 * Compares two pictures.
 *
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {{ differing: number, picture?: Buffer } | { differing: number, sizes: string }} pixels that differ; pictures of two sizes
 * differ in all
 */
export function comparePictures(before, after) {
  if (before.equals(after)) return { differing: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = other;
  if (one.width !== width || one.height !== height) {
    return { differing: width * height, sizes: `${one.width} x ${one.height} became ${width} x ${height}` };
  }
  const difference = new PNG({ width, height });
  const differing = pixelmatch(one.data, other.data, difference.data, width, height, { threshold: THRESHOLD });
  return { differing, picture: PNG.sync.write(difference) };
}
