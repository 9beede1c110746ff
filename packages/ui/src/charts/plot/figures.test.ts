import { expect, it } from 'vitest';
import { capitalized, counted, formatFigure, share, sum } from './figures.ts';

const PARTICIPANTS = { one: 'participant', other: 'participants' };

it.each([
  [0, '0 participants'],
  [1, '1 participant'],
  [1234567, '12,34,567 participants'],
])('formats %d with its unit', (value, text) => expect(counted(value, PARTICIPANTS, 'en-IN')).toBe(text));

it.each([
  [0, 0, '0%'],
  [3, 0, '0%'],
  [1, 3, '33%'],
  [1, 1000, '<1%'],
  [999, 1000, '>99%'],
  [7, 7, '100%'],
])('formats the share %d of %d as %s', (part, whole, text) => expect(share(part, whole)).toBe(text));

it('formats numbers by locale, capitalizes words and sums values', () => {
  expect(formatFigure(100000, 'en-IN')).toBe('1,00,000');
  expect(formatFigure(100000, 'de-DE')).toBe('100.000');
  expect(capitalized('participants')).toBe('Participants');
  expect(sum([1, 2, 3])).toBe(6);
  expect(sum([])).toBe(0);
});
