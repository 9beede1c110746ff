import * as v from 'valibot';

/** Shape of every error response. `error` repeats `message`, because older clients read either. */
export const Problem = v.object({
  message: v.string(),
  error: v.optional(v.string()),
  code: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.string())),
  requestId: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof Problem>;
