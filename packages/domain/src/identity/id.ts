import * as v from 'valibot';

/** An opaque identifier. Clients only compare ids; their format is up to the server. */
export const Id = v.pipe(v.string(), v.minLength(1, 'An id is missing.'));
export type Id = v.InferOutput<typeof Id>;
