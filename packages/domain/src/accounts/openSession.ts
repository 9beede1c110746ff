import * as v from 'valibot';
import { Id } from '../identity/id.ts';

/** An open session of a person, as shown to that person. */
export const OpenSession = v.object({
  id: Id,
  /** Browser and system, such as "Firefox on Linux"; blank if unknown. */
  device: v.optional(v.string(), ''),
  created_at: v.string(),
  last_seen_at: v.string(),
  /** Whether it is the session of the request. */
  is_current: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof OpenSession>;
