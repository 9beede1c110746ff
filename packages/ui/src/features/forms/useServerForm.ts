import { type DefaultValues, type FieldErrors, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { type Failure, failureOf } from './failure.ts';
import { focusFirstError, showFailure, useSchemaResolver } from './formErrors.ts';

export interface ServerFormOptions<Input extends FieldValues, Output extends FieldValues> {
  readonly schema: GenericSchema<Input, Output>;
  readonly defaultValues: DefaultValues<Input>;
  /** In reading order. */
  readonly fields: readonly FieldPath<Input>[];
  /** Whether all errors of a field are collected, or the first. */
  readonly criteriaMode?: 'all';
  readonly send: (output: Output) => Promise<unknown>;
  /** Why sending failed; a text is shown if the failure has no message for users. */
  readonly failure: string | ((error: unknown) => Failure);
  /** Called after sending. */
  readonly onSuccess?: (form: UseFormReturn<Input, unknown, Output>) => void;
  /** Called when the input is invalid. */
  readonly onInvalid?: (form: UseFormReturn<Input, unknown, Output>) => void;
}

/** A form that is validated by a schema of the domain, then by the server. */
export function useServerForm<Input extends FieldValues, Output extends FieldValues>(options: ServerFormOptions<Input, Output>) {
  const { schema, defaultValues, fields, criteriaMode, failure, onSuccess, onInvalid } = options;
  const form = useForm<Input, unknown, Output>({
    resolver: useSchemaResolver(schema),
    shouldFocusError: false,
    defaultValues,
    ...(criteriaMode && { criteriaMode }),
  });
  const { errors, isSubmitting } = form.formState;
  const send = async (output: Output) => {
    try {
      await options.send(output);
    } catch (error) {
      showFailure({ setError: form.setError, fields }, typeof failure === 'string' ? failureOf(error, failure) : failure(error));
      return;
    }
    onSuccess?.(form);
  };
  const focusFirst = focusFirstError(fields, form.setFocus);
  const refuse = (wrong: FieldErrors<Input>) => {
    focusFirst(wrong);
    onInvalid?.(form);
  };
  return {
    form,
    control: form.control,
    register: form.register,
    watch: form.watch,
    errors,
    error: errors.root?.message,
    loading: isSubmitting,
    submit: form.handleSubmit(send, refuse),
  };
}
