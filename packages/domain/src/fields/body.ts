import * as v from 'valibot';

/** Returns the message of a field's own schema for a wrong type, which also applies if the field is missing. */
function messageOf(entries: v.ObjectEntries, key: unknown): string {
  if (key === undefined) return 'This must be an object.';
  const { message }: { message?: unknown } = entries[key as string] as object;
  return typeof message === 'string' ? message : 'This field is missing.';
}

/**
 * Schema of a request body. Unlike a plain object, it reports a missing field with that field's own message, so that a form and a direct
 * HTTP call get the same message. Unknown keys are dropped. An array is rejected.
 */
/* @__NO_SIDE_EFFECTS__ */
export function body<const Entries extends v.ObjectEntries>(entries: Entries) {
  const schema = v.object(entries, (issue: v.ObjectIssue) => messageOf(entries, issue.path?.[0].key));
  const run = schema['~run'];
  // The library treats an array as an object without fields.
  const runOnObjects: typeof run = (dataset, config) => run.call(schema, Array.isArray(dataset.value) ? { value: null } : dataset, config);
  Object.assign(schema, { '~run': runOnObjects });
  return schema;
}

/**
 * A field that names the acting person. It is accepted for older clients but not used: the session determines the person, and a different
 * value is refused.
 */
export const ActorField = v.optional(v.nullable(v.string()));
