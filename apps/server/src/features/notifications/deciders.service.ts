import type { Role } from '@quad/domain/access';
import { decidersOfType, type Recipient, roleNotifiedOfFeedback } from '@quad/domain/notifications';
import type { UnitCategory } from '@quad/domain/org-units';
import type { SkillType } from '@quad/domain/skills';
import type { Database } from '../../db/connection.ts';
import { findByRoles, findCoordinators } from './notifications.repo.ts';
import { recipients } from './notifier.service.ts';

/** Everyone with a role, as deciders. */
export async function decidersOfRole(db: Database, instituteId: string, role: Role): Promise<Recipient[]> {
  return recipients('decides', await findByRoles(db, instituteId, [role]));
}

/** Recipients who decide about skills and achievements of a type. */
export async function endorsersOf(db: Database, instituteId: string, type: SkillType): Promise<Recipient[]> {
  const { role, category } = decidersOfType(type);
  const coordinators = category ? await findCoordinators(db, instituteId, { category }) : [];
  return [...(await decidersOfRole(db, instituteId, role)), ...recipients('decides', coordinators)];
}

/** The coordinators of a unit. */
export async function coordinatorsOf(db: Database, instituteId: string, unitId: string): Promise<Recipient[]> {
  return recipients('looks-after', await findCoordinators(db, instituteId, { unitId }));
}

/**
 * Recipients of feedback about units: their coordinators, and the general secretaries of their categories. The president is notified for
 * categories without one, or if no unit is concerned.
 */
export async function responsibleFor(
  db: Database,
  instituteId: string,
  units: readonly { readonly id: string; readonly category: UnitCategory }[],
): Promise<Recipient[]> {
  const roles = new Set(
    units.length > 0 ? units.map(({ category }) => roleNotifiedOfFeedback(category)) : [roleNotifiedOfFeedback(undefined)],
  );
  const own: Recipient[] = [];
  for (const { id } of units) own.push(...(await coordinatorsOf(db, instituteId, id)));
  return [...own, ...recipients('decides', await findByRoles(db, instituteId, [...roles]))];
}
