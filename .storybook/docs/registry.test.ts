import { describe, expect, it } from 'vitest';
import { readFacts } from './readFacts.ts';
import { registryOf } from './registry.ts';

const registry = registryOf(readFacts());

describe('the registry for shadcn', () => {
  it('is what the components say; npx vitest -u writes it again', async () => {
    await expect(`${JSON.stringify(registry, undefined, 2)}\n`).toMatchFileSnapshot('../../packages/ui/registry.json');
  });

  it('has a name of its own for each component', () => {
    expect(new Set(registry.items.map(({ name }) => name)).size).toBe(registry.items.length);
    expect(registry.items.length).toBeGreaterThan(100);
  });

  it('installs the peers that a component needs, and no others', () => {
    const dependenciesOf = (name: string) => registry.items.find((item) => item.name === name)?.dependencies;
    expect(dependenciesOf('badge')).toEqual(['@quad/ui']);
    expect(dependenciesOf('trend-chart')).toEqual(['@quad/ui', '@quad/domain']);
    expect(dependenciesOf('event-form')).toEqual(['@quad/ui', '@quad/domain', 'react-hook-form', 'valibot', '@hookform/resolvers']);
  });
});
