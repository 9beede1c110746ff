import * as v from 'valibot';

/** The message that a field's own schema gives for a wrong type: a missing field deserves the same one. */
function messageOf(entries: v.ObjectEntries, key: unknown): string {
  if (key === undefined) return 'This must be an object.';
  const { message }: { message?: unknown } = entries[key as string] as object;
  return typeof message === 'string' ? message : 'This field is missing.';
}

/**
 * The object of a request body. Unlike a plain object it answers a missing field with that field's own sentence, so that
 * a form and a bare HTTP call read the same message. Keys that it does not list are dropped. A list is none.
 */
/* @__NO_SIDE_EFFECTS__ */
export function body<const Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries, (issue: v.ObjectIssue) => messageOf(entries, issue.path?.[0].key));
  const run = schema['~run'];
  // The library takes a list for an object without fields.
  const runOnObjects: typeof run = (dataset, config) => run.call(schema, Array.isArray(dataset.value) ? { value: null } : dataset, config);
  Object.assign(schema, { '~run': runOnObjects });
  return schema;
}

/**
 * A field that names the actor. It is taken for older clients and never used: the session says who acts, and a value
 * that differs from it is refused.
 */
export const ActorField = v.optional(v.nullable(v.string()));
