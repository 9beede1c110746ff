import { type ResetLink, useResetLink, useResetPassword } from '@quad/api-client/hooks';
import { showToast } from '@quad/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** What the link from a mail says: whose password, and the secret that proves the mailbox. */
export interface ResetLinkParams {
  readonly id: string;
  readonly resetToken: string;
}

/** Long enough to read that it worked (docs/specification/accounts.md#accounts-reset-password). */
const LEAVE_AFTER_MS = 3000;

/** Checks the link from a mail, and shows the server's sentence when it is good. */
export function useCheckedResetLink(params: ResetLinkParams): ResetLink {
  const link = useResetLink(params);
  const message = link.status === 'verified' ? link.message : '';
  useEffect(() => {
    if (message) showToast({ description: message });
  }, [message]);
  return link;
}

/** Sets the new password; a while after that the person is on the sign-in page, unless they left before. */
export function usePasswordReset(params: ResetLinkParams): ReturnType<typeof useResetPassword> {
  const reset = useResetPassword(params);
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const leaving = setTimeout(() => void navigate('/login'), LEAVE_AFTER_MS);
    return () => clearTimeout(leaving);
  }, [isDone, navigate]);
  return async (choice) => {
    const answer = await reset(choice);
    setDone(true);
    return answer;
  };
}
