import * as v from 'valibot';
import { Id } from '../identity/id.ts';

export const UNIT_TYPES = ['Council', 'Club', 'Committee', 'independent_position'] as const;
export const UnitType = v.picklist(UNIT_TYPES);
export type UnitType = v.InferOutput<typeof UnitType>;

export const UNIT_CATEGORIES = ['cultural', 'scitech', 'sports', 'academic', 'independent'] as const;
export const UnitCategory = v.picklist(UNIT_CATEGORIES);
export type UnitCategory = v.InferOutput<typeof UnitCategory>;

/** A unit as it is named inside an event. */
export const UnitReference = v.object({ _id: Id, name: v.string(), type: v.optional(v.string()) });
export type UnitReference = v.InferOutput<typeof UnitReference>;
