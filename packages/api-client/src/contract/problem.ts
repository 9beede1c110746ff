import * as v from 'valibot';

/** The one shape of every refusal. `error` repeats `message` for older clients, which read either. */
export const Problem = v.object({
  message: v.string(),
  error: v.optional(v.string()),
  code: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
  requestId: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof Problem>;
