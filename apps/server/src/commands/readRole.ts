import { ROLES, type Role } from '@quad/domain/access';
import { FriendlyError } from '../friendlyError.ts';

/** A role that was typed, in any case. */
export function readRole(typed: string | boolean): Role {
  const role = ROLES.find((known) => known === String(typed).toUpperCase());
  if (!role) throw new FriendlyError(`There is no role "${typed}".`, [...ROLES], 'Choose one of these.');
  return role;
}
