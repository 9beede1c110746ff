import { ForgotPasswordInput } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFailure, useSchemaResolver } from '../../forms/formErrors.ts';
import { isGoogleAccount, resetLinkFailure } from '../failures.ts';

export interface ForgotPasswordFormOptions {
  /** Requests the link and resolves to the server's message. If the promise rejects, the form shows why and keeps the input. */
  onSend: (account: ForgotPasswordInput) => Promise<{ message?: string }>;
}

const FIELDS = ['email'] as const;

/** The form behind 'Send Reset Link' and its result. */
export function useForgotPasswordForm({ onSend }: ForgotPasswordFormOptions) {
  const form = useForm({ resolver: useSchemaResolver(ForgotPasswordInput), defaultValues: { email: '' } });
  const [sentMessage, setSentMessage] = useState('');
  const [isGoogle, setGoogle] = useState(false);
  const { errors, isSubmitting } = form.formState;
  const send = async (account: ForgotPasswordInput) => {
    setSentMessage('');
    setGoogle(false);
    try {
      const { message } = await onSend(account);
      setSentMessage(message || ACCOUNT_TEXTS.resetLinkSent);
    } catch (error) {
      setGoogle(isGoogleAccount(error));
      showFailure({ setError: form.setError, fields: FIELDS }, resetLinkFailure(error));
    }
  };
  return {
    register: form.register,
    errors,
    message: errors.root?.message,
    sentMessage,
    isGoogle,
    isSubmitting,
    submit: form.handleSubmit(send),
  };
}
