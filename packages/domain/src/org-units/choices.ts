import { gensecScope } from '../access/categories.ts';
import type { Role } from '../access/roles.ts';
import type { OrgUnit, UnitCategory } from './orgUnit.ts';

/** The category that a new unit gets without being asked: a GenSec's own; none for the president, who chooses. */
export function givenCategory(role: Role): UnitCategory | undefined {
  return gensecScope(role)?.unit;
}

/** The units in use that a new one may belong to: all for the president, those of their own category for a GenSec. */
export function parentChoices(role: Role, units: readonly OrgUnit[]): OrgUnit[] {
  const category = givenCategory(role);
  return units.filter((unit) => unit.is_active && (role === 'PRESIDENT' || (category !== undefined && unit.category === category)));
}

/** The unit whose contact address is the person's: that of a coordinator. Case does not count. */
export function unitOfContact(username: string, units: readonly OrgUnit[]): OrgUnit | undefined {
  const address = username.toLowerCase();
  return address === '' ? undefined : units.find(({ contact_info }) => contact_info.email?.toLowerCase() === address);
}

/** The units that somebody may make positions for: all, those of their own category, or the one whose contact they are. */
export function unitsForPositions({ role, username }: { role: Role; username: string }, units: readonly OrgUnit[]): OrgUnit[] {
  if (role !== 'CLUB_COORDINATOR') return parentChoices(role, units);
  const own = unitOfContact(username, units);
  return own ? [own] : [];
}
