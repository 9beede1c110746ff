import { expect, it } from 'vitest';
import { catalogue, registry } from './toolData.ts';

it('has each component once, with what speaks for another one', () => {
  const names = catalogue.components.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(90);
  const silent = catalogue.components.filter(({ useInstead }) => useInstead.length === 0).map(({ name }) => name);
  expect(silent).toEqual([]);
});

it('has in the registry for shadcn a name of its own for each component', () => {
  expect(new Set(registry.items.map(({ name }) => name)).size).toBe(registry.items.length);
  expect(registry.items.length).toBeGreaterThan(90);
});

it('installs the peers that a component needs, and no others', () => {
  const dependenciesOf = (name: string) => registry.items.find((item) => item.name === name)?.dependencies;
  expect(dependenciesOf('badge')).toEqual(['@quad/ui']);
  expect(dependenciesOf('trend-chart')).toEqual(['@quad/ui', '@quad/domain']);
});
