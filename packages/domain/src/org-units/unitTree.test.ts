import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aUnit, UNITS } from '../fixtures/index.ts';
import { type OrgUnit, unitTypeName } from './orgUnit.ts';
import { type UnitNode, unitTree } from './unitTree.ts';

function unit(_id: string, parent_unit_id: OrgUnit['parent_unit_id'] = null): OrgUnit {
  return aUnit({ _id, name: _id, parent_unit_id });
}

function outline(nodes: readonly UnitNode[]): unknown[] {
  return nodes.map(({ unit: { name }, children }) => (children.length > 0 ? [name, ...outline(children)] : name));
}

describe('unitTree', () => {
  it('nests clubs under their councils and sorts each level by name', () => {
    expect(outline(unitTree(UNITS))).toEqual([
      ['Academic Council', 'Debating Society', 'Mathematics Society'],
      ['Cultural Council', 'Dance Club', 'Music Club'],
      'Hostel Affairs Committee',
      ['Science and Technology Council', 'Coding Club', 'Robotics Club'],
      ['Sports Council', 'Badminton Club', 'Cricket Club'],
    ]);
  });

  it('accepts an expanded parent', () => {
    expect(outline(unitTree([unit('a'), unit('b', { _id: 'a', name: 'a' })]))).toEqual([['a', 'b']]);
  });

  it('puts a unit with an unknown parent at the top level', () => expect(outline(unitTree([unit('b', 'gone')]))).toEqual(['b']));

  it('keeps every unit of a cycle', () => {
    expect(outline(unitTree([unit('a', 'b'), unit('b', 'a'), unit('c', 'b')]))).toEqual(['a', 'b', 'c']);
  });

  it('contains every unit exactly once for any parents', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(null, ...ids), { minLength: 5, maxLength: 5 }), (parents) => {
        const found = outline(unitTree(ids.map((id, index) => unit(id, parents[index])))).flat(10);
        return [...found].sort().join() === ids.join();
      }),
    );
  });
});

it.each([
  ['Council', 'Council'],
  ['independent_position', 'Independent position'],
])('unitTypeName of %s is %s', (type, name) => expect(unitTypeName(type)).toBe(name));
