import { ForgotPasswordInput } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useState } from 'react';
import { useServerForm } from '../../forms/useServerForm.ts';
import { isGoogleAccount, resetLinkFailure } from '../failures.ts';

export interface ForgotPasswordFormOptions {
  /** Requests the link and resolves to the server's message. If the promise rejects, the form shows why and keeps the input. */
  onSend: (account: ForgotPasswordInput) => Promise<{ message?: string }>;
}

/** The form behind 'Send Reset Link' and its result. */
export function useForgotPasswordForm({ onSend }: ForgotPasswordFormOptions) {
  const [sentMessage, setSentMessage] = useState('');
  const [isGoogle, setGoogle] = useState(false);
  const form = useServerForm({
    schema: ForgotPasswordInput,
    defaultValues: { email: '' },
    fields: ['email'],
    send: async (account) => {
      setSentMessage('');
      setGoogle(false);
      const { message } = await onSend(account);
      setSentMessage(message || ACCOUNT_TEXTS.resetLinkSent);
    },
    failure: (error) => {
      setGoogle(isGoogleAccount(error));
      return resetLinkFailure(error);
    },
  });
  return { ...form, sentMessage, isGoogle };
}
