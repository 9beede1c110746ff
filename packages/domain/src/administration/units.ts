import * as v from 'valibot';
import { Email } from '../accounts/email.ts';
import { body } from '../fields/body.ts';
import { OptionalId, optionalText, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { ORG_UNIT_TEXTS } from '../messages/orgUnits.ts';
import { UNIT_CATEGORIES, UNIT_TYPES, UnitCategory, UnitType } from '../org-units/orgUnit.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';

/** Whether a unit is in use, or kept only for its history. */
export const UNIT_STATES = ['active', 'archived'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

const Named = v.object({ _id: Id, name: v.string() });

/** A unit as shown to administrators, with the person who has its contact address. */
export const AdminUnit = v.object({
  _id: Id,
  name: v.string(),
  type: UnitType,
  category: UnitCategory,
  description: v.string(),
  /** Null for a top-level unit. */
  parent: v.nullable(Named),
  is_active: v.boolean(),
  contact_email: v.string(),
  /** Null if nobody has an account with the contact address. */
  contact: v.nullable(Named),
});
export type AdminUnit = v.InferOutput<typeof AdminUnit>;

/** By name, or by category and then name; a minus reverses the order. */
export const UNIT_ORDERS = ['name', '-name', 'category', '-category'] as const;
export type UnitOrder = (typeof UNIT_ORDERS)[number];

/** Name, type and parent of a unit. */
export const UnitChangeInput = body({
  name: requiredText(ORG_UNIT_TEXTS.nameRequired),
  type: v.picklist(UNIT_TYPES, ORG_UNIT_TEXTS.typeRequired),
  category: v.picklist(UNIT_CATEGORIES, ORG_UNIT_TEXTS.categoryRequired),
  description: optionalText(),
  parent_unit_id: OptionalId,
});
export type UnitChangeInput = v.InferOutput<typeof UnitChangeInput>;

/** Archives or restores a unit. */
export const UnitStateInput = body({ state: v.picklist(UNIT_STATES, 'Choose whether the unit is archived.') });
export type UnitStateInput = v.InferOutput<typeof UnitStateInput>;

/** Mail address of the unit's new contact. */
export const UnitContactInput = body({ email: Email });
export type UnitContactInput = v.InferOutput<typeof UnitContactInput>;

/** A unit with its parent. */
export interface PlacedUnit {
  readonly id: Id;
  readonly parentId: Id | null;
  readonly isActive: boolean;
}

/** Returns the ids of a unit and all its descendants. */
function withAllBelow(id: Id, units: readonly PlacedUnit[]): Set<Id> {
  const below = new Set([id]);
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const unit of units) if (unit.parentId !== null && below.has(unit.parentId)) below.add(unit.id);
  }
  return below;
}

/** Returns the units that may become the parent of another: active ones other than the unit itself and its descendants. */
export function possibleParents<Unit extends PlacedUnit>(id: Id, units: readonly Unit[]): Unit[] {
  const below = withAllBelow(id, units);
  return units.filter((unit) => unit.isActive && !below.has(unit.id));
}

/** Checks whether a unit may be moved below another; its current parent is always allowed. */
export function checkMovesUnit({ id, parentId }: PlacedUnit, to: Id | null, units: readonly PlacedUnit[]): Result<true> {
  if (to === null || to === parentId) return accept(true);
  const parent = units.find((unit) => unit.id === to);
  const message = withAllBelow(id, units).has(to)
    ? 'A unit cannot belong to itself, nor to one that belongs to it.'
    : !parent
      ? 'This parent unit does not exist.'
      : !parent.isActive
        ? 'This unit is archived. Restore it first, or choose another one.'
        : undefined;
  return message === undefined ? accept(true) : refuse('INVALID', message, { parent_unit_id: message });
}

/**
 * Checks whether a unit may be archived or restored. Children must be archived before their parent, and a parent restored before its
 * children.
 */
export function checkChangesState({ id, parentId, isActive }: PlacedUnit, state: UnitState, units: readonly PlacedUnit[]): Result<true> {
  if (isActive === (state === 'active'))
    return refuse('CONFLICT', isActive ? 'This unit is not archived.' : 'This unit is archived already.');
  if (state === 'archived' && units.some((unit) => unit.parentId === id && unit.isActive))
    return refuse('CONFLICT', 'Other units belong to this one. Archive them first, or move them.');
  if (state === 'active' && units.some((unit) => unit.id === parentId && !unit.isActive))
    return refuse('CONFLICT', 'The unit that this one belongs to is archived. Restore it first.');
  return accept(true);
}
