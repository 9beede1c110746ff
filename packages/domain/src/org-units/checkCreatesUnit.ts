import type { Role } from '../access/roles.ts';
import { ORG_UNIT_TEXTS } from '../messages/orgUnits.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { fixedCategory } from './choices.ts';
import type { UnitCategory } from './orgUnit.ts';

/** A unit to create, with the data that determines rights. */
export interface UnitToCreate {
  readonly role: Role;
  /** Null if none was sent. */
  readonly category: UnitCategory | null;
  /** The parent unit; its category may be unknown to the portal. */
  readonly parent?: { readonly category?: string | null } | undefined;
}

const UNIT_RIGHTS_TEXTS = {
  nobody: 'Units are created by the general secretaries and the president.',
  otherCategory: 'You can create units of your own category only.',
  otherParent: 'Choose a parent unit of your own category.',
} as const;

/** Returns the category of a new unit: the president's choice, or a GenSec's own, with a parent of the same category (access U2). */
export function checkCreatesUnit({ role, category, parent }: UnitToCreate): Result<UnitCategory> {
  const { nobody, otherCategory, otherParent } = UNIT_RIGHTS_TEXTS;
  if (role === 'PRESIDENT') {
    const message = ORG_UNIT_TEXTS.categoryRequired;
    return category ? accept(category) : refuse('INVALID', message, { category: message });
  }
  const own = fixedCategory(role);
  if (!own) return refuse('FORBIDDEN', nobody);
  if (category && category !== own) return refuse('FORBIDDEN', otherCategory, { category: otherCategory });
  return parent && parent.category !== own ? refuse('FORBIDDEN', otherParent, { parent_unit_id: otherParent }) : accept(own);
}
