import * as v from 'valibot';
import { Id } from '../identity/id.ts';

/** Text that a backend may omit or send as null. */
export const LenientText = v.optional(v.nullable(v.string()));

/** Number that a backend may omit or send as null. */
export const LenientNumber = v.optional(v.nullable(v.number()));

/** A figure that defaults to 0 if a backend omits it. */
export const Figure = v.optional(v.number(), 0);

/** A reference that is an expanded object in some responses and a bare id in others; null if there is none. */
/* @__NO_SIDE_EFFECTS__ */
export function reference<const Expanded extends v.GenericSchema<unknown, unknown>>(expanded: Expanded) {
  return v.optional(v.nullable(v.union([expanded, Id])), null);
}
