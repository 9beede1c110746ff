import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { comparePictures } from './compare.mjs';

function picture(width: number, dark: number): Buffer {
  const png = new PNG({ width, height: 2 });
  png.data.fill(255);
  for (let pixel = 0; pixel < dark; pixel += 1) png.data.fill(0, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(png);
}

it('counts the pixels that differ', () => {
  expect(comparePictures(picture(10, 3), picture(10, 3)).differing).toBe(0);
  expect(comparePictures(picture(10, 0), picture(10, 6)).differing).toBe(6);
});

it('says how a picture has grown, for then all of it is different', () => {
  expect(comparePictures(picture(10, 0), picture(12, 0))).toEqual({ differing: 24, sizes: '10 x 2 became 12 x 2' });
});
