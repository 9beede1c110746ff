import * as v from 'valibot';

/** The message that a field's own schema gives for a wrong type: a missing field deserves the same one. */
function messageOf(entries: v.ObjectEntries, key: unknown): string {
  const entry = typeof key === 'string' ? entries[key] : undefined;
  return entry && 'message' in entry && typeof entry.message === 'string' ? entry.message : 'This field is missing.';
}

/**
 * The object of a request body. Unlike a plain object it answers a missing field with that field's own sentence, so that
 * a form and a bare HTTP call read the same message. Keys that it does not list are dropped.
 */
/* @__NO_SIDE_EFFECTS__ */
export function body<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue: v.ObjectIssue) => messageOf(entries, issue.path?.[0].key));
}

/**
 * A field that names the actor. It is taken for older clients and never used: the session says who acts, and a value
 * that differs from it is refused.
 */
export const ActorField = v.optional(v.nullable(v.string()));
