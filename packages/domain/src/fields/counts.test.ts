import { expect, it } from 'vitest';
import { countTexts } from './counts.ts';

it.each([
  [
    { shown: 3, all: 12 },
    { shown: '3', all: '12' },
  ],
  [
    { shown: 12, all: 10_000, isAllExact: false },
    { shown: '12', all: '10000+' },
  ],
  [
    { shown: 10_000, all: 10_000, isShownExact: false, isAllExact: false },
    { shown: '10000+', all: '10000+' },
  ],
])('countTexts formats %j as %j', (counts, texts) => expect(countTexts(counts)).toEqual(texts));

it('countTexts uses a custom number format', () => {
  expect(countTexts({ shown: 5, all: 12_000 }, (count) => count.toLocaleString('en-IN')).all).toBe('12,000');
});
