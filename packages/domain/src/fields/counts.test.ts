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
])('%j is written as %j', (counts, texts) => expect(countTexts(counts)).toEqual(texts));

it('writes numbers as they are written somewhere', () => {
  expect(countTexts({ shown: 5, all: 12_000 }, (count) => count.toLocaleString('en-IN')).all).toBe('12,000');
});
