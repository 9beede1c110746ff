import * as v from 'valibot';

/** An opaque identifier. Clients only compare ids; what they look like is the server's business. */
export const Id = v.pipe(v.string(), v.minLength(1, 'An id is missing.'));
export type Id = v.InferOutput<typeof Id>;
