import * as v from 'valibot';
import { Id } from '../identity/id.ts';

/** One place where a person is signed in, as the person sees it. */
export const OpenSession = v.object({
  id: Id,
  /** Browser and system in words, such as "Firefox on Linux"; blank where it is not known. */
  device: v.optional(v.string(), ''),
  created_at: v.string(),
  last_seen_at: v.string(),
  /** True for the session that asks. */
  is_current: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof OpenSession>;
