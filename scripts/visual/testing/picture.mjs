import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';

/** A white picture, two pixels high, of which the first few pixels are black. */
export function aPicture(width, black) {
  const png = new PNG({ width, height: 2 });
  png.data.fill(255);
  for (let pixel = 0; pixel < black; pixel += 1) png.data.fill(0, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(png);
}

/** Red, green and blue of the top left pixel. */
export function firstPixelOf(file) {
  return [...PNG.sync.read(readFileSync(file)).data.subarray(0, 3)];
}

/** In pixels. */
export function sizeOf(file) {
  const { width, height } = PNG.sync.read(readFileSync(file));
  return { width, height };
}
