import { expect, it } from 'vitest';
import { Misses } from './misses.ts';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const count = (misses: Misses, network: string, times: number, now = NOW) =>
  Array.from({ length: times }, () => misses.count(network, now)).filter(Boolean).length;

// docs/specification/public-pages.md#public-pages-limits
it('allows a network 300 misses an hour, and others as many', () => {
  const misses = new Misses();
  expect(count(misses, 'one', 310)).toBe(300);
  expect(count(misses, 'other', 10)).toBe(10);
  expect(count(misses, 'one', 10, NOW + HOUR_MS - 1)).toBe(0);
  expect(count(misses, 'one', 310, NOW + HOUR_MS)).toBe(300);
});

it('counts 10,000 networks at most, and forgets the one whose hour began first', () => {
  const misses = new Misses();
  for (const network of ['first', 'second']) count(misses, network, 301);
  for (let index = 0; index < 9999; index += 1) misses.count(`network ${index}`, NOW);
  expect(misses.count('second', NOW)).toBe(false);
  expect(misses.count('first', NOW)).toBe(true);
});
