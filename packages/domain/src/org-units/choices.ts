import { gensecScope } from '../access/categories.ts';
import type { Role } from '../access/roles.ts';
import type { OrgUnit, UnitCategory } from './orgUnit.ts';

/** Returns the fixed category of a new unit: a GenSec's own; undefined for the president, who chooses. */
export function fixedCategory(role: Role): UnitCategory | undefined {
  return gensecScope(role)?.unit;
}

/** Returns the possible parents of a new unit among the active ones: all for the president, those of their category for a GenSec. */
export function parentChoices(role: Role, units: readonly OrgUnit[]): OrgUnit[] {
  const category = fixedCategory(role);
  return units.filter((unit) => unit.is_active && (role === 'PRESIDENT' || (category !== undefined && unit.category === category)));
}

/** Returns the unit whose contact has the person's mail address, case-insensitively, which makes the person its coordinator. */
export function unitOfContact(username: string, units: readonly OrgUnit[]): OrgUnit | undefined {
  const address = username.toLowerCase();
  return address === '' ? undefined : units.find(({ contact_info }) => contact_info.email?.toLowerCase() === address);
}

/** Returns the units for which a person may create positions: all, those of their category, or the one whose contact they are. */
export function unitsForPositions({ role, username }: { role: Role; username: string }, units: readonly OrgUnit[]): OrgUnit[] {
  if (role !== 'CLUB_COORDINATOR') return parentChoices(role, units);
  const own = unitOfContact(username, units);
  return own ? [own] : [];
}
