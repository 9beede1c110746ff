import { expect, it } from 'vitest';
import { inPixels, stepsOf, toPixels } from './measures.ts';

it('converts rem to pixels and keeps pixel values', () => {
  expect(toPixels('0.8125rem')).toBe(13);
  expect(toPixels('6px')).toBe(6);
  expect(inPixels('2.5rem')).toBe('40 px');
});

it('lists the steps of a scale', () => {
  expect(stepsOf({ small: '6px', medium: '10px' })).toEqual([
    { step: 'small', value: '6px' },
    { step: 'medium', value: '10px' },
  ]);
});
