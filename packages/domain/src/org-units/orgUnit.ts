import * as v from 'valibot';
import { LenientNumber, LenientText, reference } from '../fields/answers.ts';
import { Id } from '../identity/id.ts';

export const UNIT_TYPES = ['Council', 'Club', 'Committee', 'independent_position'] as const;
export const UnitType = v.picklist(UNIT_TYPES);
export type UnitType = v.InferOutput<typeof UnitType>;

export const UNIT_CATEGORIES = ['cultural', 'scitech', 'sports', 'academic', 'independent'] as const;
export const UnitCategory = v.picklist(UNIT_CATEGORIES);
export type UnitCategory = v.InferOutput<typeof UnitCategory>;

/** A unit as referenced by an event. */
export const UnitReference = v.object({ _id: Id, name: v.string(), type: v.optional(v.string()) });
export type UnitReference = v.InferOutput<typeof UnitReference>;

/** A council, club or committee as in lists and on the club dashboard. */
export const OrgUnit = v.object({
  _id: Id,
  unit_id: v.optional(v.string()),
  name: v.string(),
  type: v.optional(v.string()),
  description: LenientText,
  parent_unit_id: reference(UnitReference),
  hierarchy_level: LenientNumber,
  category: LenientText,
  is_active: v.optional(v.boolean(), true),
  contact_info: v.optional(
    v.object({
      /** Mail address of the unit's coordinator. */
      email: LenientText,
      social_media: v.optional(v.array(v.object({ platform: LenientText, url: LenientText })), []),
    }),
    {},
  ),
  /** Rupees; omitted for students. */
  budget_info: v.optional(v.nullable(v.object({ allocated_budget: LenientNumber, spent_amount: LenientNumber }))),
  created_at: v.optional(v.string()),
  updated_at: v.optional(v.string()),
});
export type OrgUnit = v.InferOutput<typeof OrgUnit>;

/** Whether the backend expanded the reference to a unit. */
export function isExpandedUnit(reference: UnitReference | Id | null | undefined): reference is UnitReference {
  return typeof reference === 'object' && reference !== null;
}

/** Shown to somebody who tries to add something to an archived unit. */
export const UNIT_ARCHIVED = 'This unit is archived and accepts nothing new.';

/** Hints for the typed budget of a new unit if the institute uses the ledger. */
export const TYPED_BUDGET_TEXTS = {
  allocated: 'Only the president and administrators allocate money.',
  spent: 'What was spent comes from the ledger.',
} as const;

/** Returns the display name of a unit type: the stored word, with spaces for underscores. */
export function unitTypeName(type: string): string {
  const words = type.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
