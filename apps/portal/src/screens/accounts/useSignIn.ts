import { ApiError, errorText, useLogin } from '@quad/api-client/hooks';
import { SIGN_IN_TEXTS } from '@quad/domain/messages';
import { showToast, useTranslate } from '@quad/ui';
import { useState } from 'react';

/**
 * Signs in and says how it went: what is wrong with a field beside it, the rest in a toast. What follows is the guard's business, and is
 * made ready since somebody went into the form.
 */
export function useSignIn() {
  const t = useTranslate();
  const login = useLogin();
  const [loading, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const onSignIn = async (credentials: { email: string; password: string }) => {
    setBusy(true);
    setFieldErrors({});
    try {
      await login(credentials);
      showToast({ tone: 'positive', description: t(SIGN_IN_TEXTS.loginSucceeded) });
    } catch (error) {
      if (error instanceof ApiError) setFieldErrors(error.fieldErrors);
      showToast({ tone: 'critical', description: errorText(error, SIGN_IN_TEXTS.loginFailed) });
    } finally {
      setBusy(false);
    }
  };
  return { onSignIn, loading, fieldErrors };
}
