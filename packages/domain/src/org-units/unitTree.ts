import { isExpandedUnit, type OrgUnit } from './orgUnit.ts';

/** A unit with its children. */
export interface UnitNode {
  readonly unit: OrgUnit;
  readonly children: readonly UnitNode[];
}

function parentIdOf({ parent_unit_id: parent }: OrgUnit): string | undefined {
  return isExpandedUnit(parent) ? parent._id : (parent ?? undefined);
}

function byName(one: OrgUnit, other: OrgUnit): number {
  return one.name.localeCompare(other.name);
}

/** Whether the unit's chain of parents is a cycle, which has no root. */
function isInCircle(unit: OrgUnit, units: ReadonlyMap<string, OrgUnit>): boolean {
  const seen = new Set<string>();
  for (let id: string | undefined = unit._id; id !== undefined; ) {
    if (seen.has(id)) return true;
    seen.add(id);
    const above = units.get(id);
    id = above && parentIdOf(above);
  }
  return false;
}

/**
 * Returns units as a tree: councils, their clubs, their committees, each level sorted by name. A unit whose parent is missing from the
 * list, or whose chain of parents is a cycle, becomes a root, so that no unit is lost.
 */
export function unitTree(units: readonly OrgUnit[]): UnitNode[] {
  const known = new Map(units.map((unit) => [unit._id, unit]));
  const below = Map.groupBy(units, (unit) => {
    const parent = parentIdOf(unit);
    return parent !== undefined && known.has(parent) && !isInCircle(unit, known) ? parent : '';
  });
  const grow = (id: string): UnitNode[] => (below.get(id) ?? []).toSorted(byName).map((unit) => ({ unit, children: grow(unit._id) }));
  return grow('');
}
