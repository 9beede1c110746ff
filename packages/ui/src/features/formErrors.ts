import { type FieldErrors, type FieldPath, type FieldValues, get, type UseFormSetError, type UseFormSetFocus } from 'react-hook-form';
import type { Failure } from './failure.ts';

/**
 * What to do about a form that did not pass: the first wrong field in reading order gets the focus. The library's own choice
 * goes by the order in which fields were registered, in which those behind a Controller come last; turn that one off.
 */
export function focusFirstError<Values extends FieldValues>(fields: readonly FieldPath<Values>[], setFocus: UseFormSetFocus<Values>) {
  return (errors: FieldErrors<Values>): void => {
    const first = fields.find((field) => get(errors, field) !== undefined);
    if (first) setFocus(first);
  };
}

export interface FailureTarget<Values extends FieldValues> {
  readonly setError: UseFormSetError<Values>;
  /** The form's fields in reading order: the first wrong one gets the focus. */
  readonly fields: readonly FieldPath<Values>[];
}

/** Shows why a form was refused: beside the fields that it is about, or, if it is about none, for the form as a whole. */
export function showFailure<Values extends FieldValues>({ setError, fields }: FailureTarget<Values>, failure: Failure): void {
  const { message, fieldErrors = {} } = failure;
  const wrong = fields.filter((field) => fieldErrors[field]);
  for (const [index, field] of wrong.entries()) {
    setError(field, { type: 'server', message: fieldErrors[field] }, { shouldFocus: index === 0 });
  }
  if (wrong.length === 0) setError('root', { type: 'server', message });
}
