import { toNestErrors } from '@hookform/resolvers';
import { messageOf } from '@quad/domain/fields';
import { formatMessage } from '@quad/domain/messages';
import {
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  type UseFormSetError,
  type UseFormSetFocus,
} from 'react-hook-form';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { Failure } from './failure.ts';

/** A resolver that validates by a schema of the domain and returns the first error of each field in the reader's language. */
export function useSchemaResolver<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  const settings = useLocaleSettings();
  return (values, _context, options) => {
    const { success, output, issues } = safeParse(schema, values, { abortPipeEarly: options.criteriaMode !== 'all' });
    if (success) return { values: output, errors: {} };
    // Without a prototype, because a field may have the name of a property of every object.
    const errors: Record<string, FieldError> = Object.create(null);
    for (const issue of issues)
      errors[getDotPath(issue) ?? ''] ??= { type: issue.type, message: formatMessage(messageOf(issue), settings) };
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}

/**
 * Focuses the first invalid field in reading order. The form library focuses in order of registration, in which fields behind a Controller
 * come last, and does so a second time a moment later, when the user may already be typing elsewhere; disable that.
 */
export function focusFirstError<Values extends FieldValues>(fields: readonly FieldPath<Values>[], setFocus: UseFormSetFocus<Values>) {
  return (errors: FieldErrors<Values>): void => {
    const first = fields.find((field) => get(errors, field) !== undefined);
    if (first) setFocus(first);
  };
}

export interface FailureTarget<Values extends FieldValues> {
  readonly setError: UseFormSetError<Values>;
  /** The fields of the form in reading order; the first invalid one is focused. */
  readonly fields: readonly FieldPath<Values>[];
}

/** Shows why a form was refused: beside the affected fields, or for the whole form if there are none. */
export function showFailure<Values extends FieldValues>({ setError, fields }: FailureTarget<Values>, failure: Failure): void {
  const { message, fieldErrors = {} } = failure;
  const invalid = fields.filter((field) => fieldErrors[field]);
  for (const [index, field] of invalid.entries()) {
    setError(field, { type: 'server', message: fieldErrors[field] }, { shouldFocus: index === 0 });
  }
  if (invalid.length === 0) setError('root', { type: 'server', message });
}
