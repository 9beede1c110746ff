import { ResetPasswordInput } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '../../forms/failure.ts';
import { showFailure, useSchemaResolver } from '../../forms/formErrors.ts';

export interface NewPasswordFormOptions {
  /** Sets the password, and gives the server's sentence. If the promise is rejected the form says why and keeps what was typed. */
  onReset: (choice: ResetPasswordInput) => Promise<{ message?: string }>;
}

const FIELDS = ['password'] as const;

/** The form behind 'Reset Password', with what came of it. */
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
