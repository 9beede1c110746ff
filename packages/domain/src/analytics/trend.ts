import * as v from 'valibot';
import { Figure } from '../fields/answers.ts';

/** Counts by kind; the kind is null where the field is empty. */
export const Counted = v.object({ _id: v.optional(v.nullable(v.union([v.string(), v.number()])), null), count: Figure });
export type Counted = v.InferOutput<typeof Counted>;

/** Distinct participants of the completed events of a month (1 to 12). */
export const MonthlyParticipation = v.object({ _id: v.object({ year: v.number(), month: v.number() }), uniqueParticipants: Figure });
export type MonthlyParticipation = v.InferOutput<typeof MonthlyParticipation>;

/** A list that a backend may omit. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<const Item extends v.GenericSchema<unknown, unknown>>(item: Item) {
  return v.optional(v.array(item), []);
}
