import { ApiError, errorText, useLogin } from '@quad/api-client/hooks';
import { SIGN_IN_TEXTS } from '@quad/domain/messages';
import { showToast, useTranslate } from '@quad/ui';
import { useState } from 'react';

/**
 * Signs in and says how it went: what is wrong with a field beside it, the rest in a toast. What follows is the guard's business;
 * `onSend` may make it ready meanwhile.
 */
export function useSignIn(onSend?: () => void) {
  const t = useTranslate();
  const login = useLogin();
  const [loading, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const signIn = async (credentials: { email: string; password: string }) => {
    setBusy(true);
    setFieldErrors({});
    onSend?.();
    try {
      await login(credentials);
      showToast({ tone: 'positive', message: t(SIGN_IN_TEXTS.loginSucceeded) });
    } catch (error) {
      if (error instanceof ApiError) setFieldErrors(error.fieldErrors);
      showToast({ tone: 'critical', message: errorText(error, SIGN_IN_TEXTS.loginFailed) });
    } finally {
      setBusy(false);
    }
  };
  return { signIn, loading, fieldErrors };
}
