import { ApiError, errorText, useLogin } from '@quad/api-client/hooks';
import { SIGN_IN_TEXTS } from '@quad/domain/messages';
import { showToast, useTranslate } from '@quad/ui';
import { useState } from 'react';

/**
 * Signs in. Shows validation errors beside their fields and everything else in a toast. The guard then redirects; the next page is
 * preloaded once the form has focus.
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
