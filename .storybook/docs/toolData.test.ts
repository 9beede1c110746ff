import { expect, it } from 'vitest';
import { catalogue, registry } from './toolData.ts';

it('contains each component once, with at least one alternative', () => {
  const names = catalogue.components.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(90);
  const silent = catalogue.components.filter(({ useInstead }) => useInstead.length === 0).map(({ name }) => name);
  expect(silent).toEqual([]);
});

it('gives each item of the shadcn registry a unique name', () => {
  expect(new Set(registry.items.map(({ name }) => name)).size).toBe(registry.items.length);
  expect(registry.items.length).toBeGreaterThan(90);
});

it('lists only the peer packages that a component needs as dependencies', () => {
  const dependenciesOf = (name: string) => registry.items.find((item) => item.name === name)?.dependencies;
  expect(dependenciesOf('badge')).toEqual(['@quad/ui']);
  expect(dependenciesOf('trend-chart')).toEqual(['@quad/ui', '@quad/domain']);
});
