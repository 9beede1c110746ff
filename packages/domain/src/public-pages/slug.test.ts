import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlug, isSlug, isSlugOf, publicPagePath, slugOf } from './index.ts';

describe('slugOf', () => {
  it.each([
    ['Line Follower Challenge', 'line-follower-challenge'],
    ['  Café & Crêpes: the 2nd night!  ', 'cafe-crepes-the-2nd-night'],
    ["Director's Cup 2026/27", 'directors-cup-2026-27'],
    ['क्षत्रिय नृत्य प्रतियोगिता', 'क्षत्रिय-नृत्य-प्रतियोगिता'],
    ['!!!', 'event'],
    ['One two three four five six seven eight nine ten eleven twelve thirteen', 'one-two-three-four-five-six-seven-eight-nine-ten-eleven'],
    ['x'.repeat(100), 'x'.repeat(60)],
  ])('converts %j to %j', (title, slug) => expect(slugOf(title, 'event')).toBe(slug));

  it('returns a path-safe slug of 1 to 60 characters for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugOf(title, 'event');
        expect(slug.length).toBeGreaterThan(0);
        expect(Array.from(slug).length).toBeLessThanOrEqual(60);
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u);
        expect([slug, `${slug}-12`].map(isSlug)).toEqual([true, true]);
        expect(decodeURIComponent(publicPagePath('event', slug))).toBe(`/e/${slug}`);
      }),
    );
  });
});

it.each(['', '-', 'robo-', 'robo--night', 'robo night', 'robo\0night', 'robo.txt', 'x'.repeat(71)])('isSlug rejects %j', (text) =>
  expect(isSlug(text)).toBe(false),
);

it.each([
  ['robo-night', true],
  ['robo-night-2', true],
  ['robo-night-two', false],
  ['robo-nights', false],
  ['robo', false],
])('isSlugOf returns for %s and the base slug robo-night: %s', (slug, expected) => expect(isSlugOf(slug, 'robo-night')).toBe(expected));

it.each([
  [[], 'robo-night'],
  [['robo-night'], 'robo-night-2'],
  [['robo-night', 'robo-night-2', 'robo-night-4'], 'robo-night-3'],
])('freeSlug with the taken slugs %j is %s', (taken, slug) => expect(freeSlug('robo-night', new Set(taken))).toBe(slug));
