import * as v from 'valibot';
import { Id } from '../identity/id.ts';

/** Text of an answer that a backend may leave out or send as null. */
export const LenientText = v.optional(v.nullable(v.string()));

/** Number of an answer that a backend may leave out or send as null. */
export const LenientNumber = v.optional(v.nullable(v.number()));

/** A figure that counts as 0 where a backend leaves it out. */
export const Figure = v.optional(v.number(), 0);

/** A reference that some answers expand and others leave as the bare id; null when there is none. */
/* @__NO_SIDE_EFFECTS__ */
export function reference<const Expanded extends v.GenericSchema<unknown, unknown>>(expanded: Expanded) {
  return v.optional(v.nullable(v.union([expanded, Id])), null);
}
