import { type FieldErrors, type FieldPath, type FieldValues, get, type UseFormSetFocus } from 'react-hook-form';

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
