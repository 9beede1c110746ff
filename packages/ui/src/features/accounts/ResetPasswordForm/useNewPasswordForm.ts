import { ResetPasswordInput } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../forms/failure.ts';
import { showFailure, useSchemaResolver } from '../../forms/formErrors.ts';

export interface NewPasswordFormOptions {
  /** Sets the password and resolves to the server's message. If the promise rejects, the form shows why and keeps the input. */
  onReset: (choice: ResetPasswordInput) => Promise<{ message?: string }>;
}

const FIELDS = ['password'] as const;

/** The form behind 'Reset Password' and its result. */
export function useNewPasswordForm({ onReset }: NewPasswordFormOptions) {
  const form = useForm({ resolver: useSchemaResolver(ResetPasswordInput), defaultValues: { password: '' } });
  const [doneMessage, setDoneMessage] = useState('');
  const { errors, isSubmitting } = form.formState;
  const send = async (choice: ResetPasswordInput) => {
    try {
      const { message } = await onReset(choice);
      setDoneMessage(message || ACCOUNT_TEXTS.passwordReset);
    } catch (error) {
      showFailure({ setError: form.setError, fields: FIELDS }, failureOf(error, ACCOUNT_TEXTS.resetFailed));
    }
  };
  return { register: form.register, errors, message: errors.root?.message, doneMessage, isSubmitting, submit: form.handleSubmit(send) };
}
