import { gensecScope } from '../access/categories.ts';
import type { Role } from '../access/roles.ts';
import type { OrgUnit, UnitCategory } from './orgUnit.ts';

/** Returns the fixed category of a new unit: a GenSec's own; undefined for the president, who chooses. */
export function fixedCategory(role: Role): UnitCategory | undefined {
  return gensecScope(role)?.unit;
}

/** Returns the unit whose contact has the person's mail address, case-insensitively, which makes the person its coordinator. */
export function unitOfContact(username: string, units: readonly OrgUnit[]): OrgUnit | undefined {
  const address = username.toLowerCase();
  return address === '' ? undefined : units.find(({ contact_info }) => contact_info.email?.toLowerCase() === address);
}
