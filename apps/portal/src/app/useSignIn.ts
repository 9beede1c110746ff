import { errorText, useLogin } from '@quad/api-client/hooks';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { showToast } from '@quad/ui';
import { useState } from 'react';
import { preloadPage } from './pages.ts';

/** Signs in and says how it went. What follows is the guard's business. */
export function useSignIn() {
  const login = useLogin();
  const [isBusy, setBusy] = useState(false);
  const signIn = async (credentials: { email: string; password: string }) => {
    setBusy(true);
    preloadPage('/dashboard');
    try {
      await login(credentials);
      showToast({ tone: 'positive', message: ACCOUNT_TEXTS.loginSucceeded });
    } catch (error) {
      showToast({ tone: 'critical', message: errorText(error, ACCOUNT_TEXTS.loginFailed) });
    } finally {
      setBusy(false);
    }
  };
  return { signIn, isBusy };
}
