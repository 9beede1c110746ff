import { expect, it } from 'vitest';
import { comparePictures } from './compare.mjs';
import { aPicture } from './testing/picture.mjs';

it('counts the pixels that differ', () => {
  expect(comparePictures(aPicture(10, 3), aPicture(10, 3)).differing).toBe(0);
  expect(comparePictures(aPicture(10, 0), aPicture(10, 6)).differing).toBe(6);
});

it('says how a picture has grown, for then all of it is different', () => {
  expect(comparePictures(aPicture(10, 0), aPicture(12, 0))).toEqual({ differing: 24, sizes: '10 x 2 became 12 x 2' });
});
