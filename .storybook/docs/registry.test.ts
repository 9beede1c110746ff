import { describe, expect, it } from 'vitest';
import { registry } from './toolData.ts';

describe('the registry for shadcn', () => {
  it('has a name of its own for each component', () => {
    expect(new Set(registry.items.map(({ name }) => name)).size).toBe(registry.items.length);
    expect(registry.items.length).toBeGreaterThan(90);
  });

  it('installs the peers that a component needs, and no others', () => {
    const dependenciesOf = (name: string) => registry.items.find((item) => item.name === name)?.dependencies;
    expect(dependenciesOf('badge')).toEqual(['@quad/ui']);
    expect(dependenciesOf('trend-chart')).toEqual(['@quad/ui', '@quad/domain']);
  });
});
