import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { failureOf } from './failure.ts';
import { focusFirstError, showFailure, useSchemaResolver } from './formErrors.ts';

interface DialogFormOptions<Input extends FieldValues, Output extends FieldValues> {
  readonly schema: GenericSchema<Input, Output>;
  readonly defaultValues: DefaultValues<Input>;
  /** In reading order. */
  readonly fields: readonly FieldPath<Input>[];
  readonly send: (output: Output) => Promise<unknown>;
  /** Shown if the failure has no message for users. */
  readonly fallback: string;
  readonly onClose: () => void;
}

/** The form in a dialog, validated by a schema of the domain, then by the server; on success the dialog asks to be closed. */
export function useDialogForm<Input extends FieldValues, Output extends FieldValues>(options: DialogFormOptions<Input, Output>) {
  const { schema, defaultValues, fields, fallback } = options;
  const form = useForm<Input, unknown, Output>({ resolver: useSchemaResolver(schema), shouldFocusError: false, defaultValues });
  const { errors, isSubmitting } = form.formState;
  const send = async (output: Output) => {
    try {
      await options.send(output);
    } catch (error) {
      showFailure({ setError: form.setError, fields }, failureOf(error, fallback));
      return;
    }
    options.onClose();
  };
  return {
    control: form.control,
    register: form.register,
    watch: form.watch,
    errors,
    error: errors.root?.message,
    loading: isSubmitting,
    submit: form.handleSubmit(send, focusFirstError(fields, form.setFocus)),
  };
}
