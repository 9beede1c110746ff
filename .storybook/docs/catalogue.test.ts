import { expect, it } from 'vitest';
import { catalogue } from './toolData.ts';

it('has each component once, with what speaks for another one', () => {
  const names = catalogue.components.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(90);
  const silent = catalogue.components.filter(({ useInstead }) => useInstead.length === 0).map(({ name }) => name);
  expect(silent).toEqual([]);
});
