import type { FieldValues } from 'react-hook-form';
import { type ServerFormOptions, useServerForm } from './useServerForm.ts';

interface DialogFormOptions<Input extends FieldValues, Output extends FieldValues>
  extends Pick<ServerFormOptions<Input, Output>, 'schema' | 'defaultValues' | 'fields' | 'send'> {
  /** Shown if the failure has no message for users. */
  readonly fallback: string;
  readonly onClose: () => void;
}

/** The form in a dialog; on success the dialog asks to be closed. */
export function useDialogForm<Input extends FieldValues, Output extends FieldValues>(options: DialogFormOptions<Input, Output>) {
  const { fallback, onClose, ...form } = options;
  return useServerForm<Input, Output>({ ...form, failure: fallback, onSuccess: onClose });
}
