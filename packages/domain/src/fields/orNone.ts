import * as v from 'valibot';

/**
 * A response that may have no data. Null, an empty object, and an object whose main part is null are parsed as none, so that no zeros are
 * shown where nothing was counted.
 */
/* @__NO_SIDE_EFFECTS__ */
export function orNone<const Answer extends v.GenericSchema<unknown, unknown>>(answer: Answer, part: string) {
  const none = v.pipe(
    v.union([v.null(), v.strictObject({}), v.object({ [part]: v.null() })]),
    v.transform(() => null),
  );
  return v.union([none, answer]);
}
