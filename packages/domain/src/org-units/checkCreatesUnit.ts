import type { Role } from '../access/roles.ts';
import { ORG_UNIT_TEXTS } from '../messages/orgUnits.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { givenCategory } from './choices.ts';
import type { UnitCategory } from './orgUnit.ts';

/** A unit that somebody wants to create, as far as rights depend on it. */
export interface WantedUnit {
  readonly role: Role;
  /** Null where none was sent. */
  readonly category: UnitCategory | null;
  /** The unit that it is to belong to; its category may be one that the portal does not know. */
  readonly parent?: { readonly category?: string | null } | undefined;
}

const UNIT_RIGHTS_TEXTS = {
  nobody: 'Units are created by the general secretaries and the president.',
  otherCategory: 'You can create units of your own category only.',
  otherParent: 'Choose a parent unit of your own category.',
} as const;

/** The category of a new unit: what the president chose, or a GenSec's own, under a parent of it (access U2). */
export function checkCreatesUnit({ role, category, parent }: WantedUnit): Result<UnitCategory> {
  const { nobody, otherCategory, otherParent } = UNIT_RIGHTS_TEXTS;
  if (role === 'PRESIDENT') {
    const message = ORG_UNIT_TEXTS.categoryRequired;
    return category ? accept(category) : refuse('INVALID', message, { category: message });
  }
  const own = givenCategory(role);
  if (!own) return refuse('FORBIDDEN', nobody);
  if (category && category !== own) return refuse('FORBIDDEN', otherCategory, { category: otherCategory });
  return parent && parent.category !== own ? refuse('FORBIDDEN', otherParent, { parent_unit_id: otherParent }) : accept(own);
}
