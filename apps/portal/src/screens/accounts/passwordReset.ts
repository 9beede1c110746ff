import { type ResetLink, useResetLink, useResetPassword } from '@quad/api-client/hooks';
import { showToast } from '@quad/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Parameters of the link from a mail: the account, and the secret that proves access to the mailbox. */
export interface ResetLinkParams {
  readonly id: string;
  readonly resetToken: string;
}

/** Long enough to read the confirmation (docs/specification/accounts.md#accounts-reset-password). */
const REDIRECT_AFTER_MS = 3000;

/** Validates the link from a mail, and shows the server's message if it is valid. */
export function useCheckedResetLink(params: ResetLinkParams): ResetLink {
  const link = useResetLink(params);
  const message = link.status === 'verified' ? link.message : '';
  useEffect(() => {
    if (message) showToast({ description: message });
  }, [message]);
  return link;
}

/** Sets the new password, and redirects to the sign-in page after a delay unless the person has left. */
export function usePasswordReset(params: ResetLinkParams): ReturnType<typeof useResetPassword> {
  const reset = useResetPassword(params);
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const redirect = setTimeout(() => void navigate('/login'), REDIRECT_AFTER_MS);
    return () => clearTimeout(redirect);
  }, [isDone, navigate]);
  return async (choice) => {
    const answer = await reset(choice);
    setDone(true);
    return answer;
  };
}
