import { toNestErrors } from '@hookform/resolvers';
import { saidBy } from '@quad/domain/fields';
import { say } from '@quad/domain/messages';
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

/** Checks a form by a schema of the domain; what is wrong is said in the reader's language, of each field the first. */
export function useSchemaResolver<Input extends FieldValues, Output>(
  schema: GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  const words = useLocaleSettings();
  return (values, _context, options) => {
    const { success, output, issues } = safeParse(schema, values, { abortPipeEarly: options.criteriaMode !== 'all' });
    if (success) return { values: output, errors: {} };
    // Without a prototype: a field may be called as what every object has.
    const errors: Record<string, FieldError> = Object.create(null);
    for (const issue of issues) errors[getDotPath(issue) ?? ''] ??= { type: issue.type, message: say(saidBy(issue), words) };
    return { values: {}, errors: toNestErrors<Input>(errors, options) };
  };
}

/**
 * What to do about a form that did not pass: the first wrong field in reading order gets the focus. The library's own choice goes by
 * the order in which fields were registered, in which those behind a Controller come last, and is made a second time a moment later,
 * when somebody may type in another field already; turn that one off.
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
