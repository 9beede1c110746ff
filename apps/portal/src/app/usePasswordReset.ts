import { useResetPassword } from '@quad/api-client/hooks';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResetLinkParams } from './useResetLinkParams.ts';

/** Long enough to read that it worked (specification 1, section 9). */
const LEAVE_AFTER_MS = 3000;

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
