import { expect, it } from 'vitest';
import { Lateness } from './pressure.ts';

const BUSY = Number.POSITIVE_INFINITY;

it.each([
  ['two late samples', { limit: 2000, delays: [2500, 2500], isTooLong: false }],
  ['three late samples', { limit: 2000, delays: [2500, 2500, 2500], isTooLong: true }],
  ['three late samples with one in time between them', { limit: 2000, delays: [2500, 2500, 100, 2500], isTooLong: false }],
  ['three samples without an idle moment', { limit: 2000, delays: [BUSY, BUSY, BUSY], isTooLong: true }],
  ['samples without an idle moment that last shorter than the limit', { limit: 6000, delays: Array(6).fill(BUSY), isTooLong: false }],
  ['samples without an idle moment that last longer than the limit', { limit: 6000, delays: Array(7).fill(BUSY), isTooLong: true }],
])('finds the event loop late as configured after %s', (_name, { limit, delays, isTooLong }) => {
  const lateness = new Lateness({ eventLoopDelay: limit, sampleEvery: 1000 });
  for (const delay of delays) lateness.add(delay);
  expect(lateness.isTooLong).toBe(isTooLong);
});
