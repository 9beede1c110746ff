import * as v from 'valibot';

/**
 * An answer that a backend may not have for somebody. Null, an object without anything in it, and one whose main part is null are
 * none: where nothing was counted, no zeros are rendered.
 */
/* @__NO_SIDE_EFFECTS__ */
export function orNone<const Answer extends v.GenericSchema<unknown, unknown>>(answer: Answer, part: string) {
  const none = v.pipe(
    v.union([v.null(), v.strictObject({}), v.object({ [part]: v.null() })]),
    v.transform(() => null),
  );
  return v.union([none, answer]);
}
