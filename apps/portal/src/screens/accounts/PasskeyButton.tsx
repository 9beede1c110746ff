import { errorText, supportsPasskeys, useSignInWithPasskey } from '@quad/api-client/hooks';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Button, ErrorState, showToast, useTranslate } from '@quad/ui';
import { type ReactNode, useState } from 'react';

export interface PasskeyButtonProps {
  /** Shown instead of the button if the browser does not support passkeys. */
  fallback?: ReactNode;
  variant?: 'primary' | 'secondary';
}

/** Signs in with a passkey; the guard then redirects. Cancelling the browser's dialog shows no error. */
export function PasskeyButton({ fallback = null, variant }: PasskeyButtonProps) {
  const t = useTranslate();
  const signIn = useSignInWithPasskey();
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!supportsPasskeys()) return fallback;
  const press = async () => {
    setWaiting(true);
    setFailure(undefined);
    try {
      if (await signIn()) showToast({ tone: 'positive', description: t(ACCOUNT_TEXTS.loginSucceeded) });
    } catch (error) {
      setFailure(errorText(error, ACCOUNT_TEXTS.passkeyRefused));
    }
    setWaiting(false);
  };
  return (
    <>
      {failure && <ErrorState description={failure} />}
      <Button
        variant={variant}
        size="l"
        fullWidth
        loading={isWaiting}
        loadingText={t('Waiting for your passkey...')}
        onClick={() => void press()}
      >
        {t(ACCOUNT_TEXTS.passkeyLink)}
      </Button>
    </>
  );
}
