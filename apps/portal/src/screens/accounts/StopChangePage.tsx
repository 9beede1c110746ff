import { ApiError, errorText, useStopAccountChange } from '@quad/api-client/hooks';
import { ACCOUNT_CHANGE_TEXTS } from '@quad/domain/administration';
import { Button, ErrorState, Link, Stack, Text, useTranslate } from '@quad/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AccountLayout } from './AccountLayout.tsx';

/** /stop-change/:token, linked from a mail. Opening it does not stop the change yet, because mail scanners follow links too. */
export function StopChangePage() {
  const t = useTranslate();
  const { token = '' } = useParams();
  return (
    <AccountLayout title={t('Stop a change of your account')}>
      <OneLink key={token} token={token} />
    </AccountLayout>
  );
}

type State = { readonly is: 'asked' | 'sending' | 'stopped' } | { readonly is: 'failed' | 'dead'; readonly message: string };

/** Whether the server rejects the link itself, because it is used, expired or truncated. Retrying is useless then. */
function isDead(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'INVALID';
}

function OneLink({ token }: { token: string }) {
  const t = useTranslate();
  const stop = useStopAccountChange();
  const [state, setState] = useState<State>({ is: 'asked' });
  const send = async () => {
    setState({ is: 'sending' });
    try {
      await stop({ token });
      setState({ is: 'stopped' });
    } catch (error) {
      setState({ is: isDead(error) ? 'dead' : 'failed', message: errorText(error, 'The change could not be stopped. Please try again.') });
    }
  };
  if (state.is === 'stopped')
    return (
      <Stack>
        <Text role="status">{t(ACCOUNT_CHANGE_TEXTS.stopped)}</Text>
        <Text>{t('Your account stays as it is. Tell the people who run the portal that you did not ask for the change.')}</Text>
        <Link href="/">{t('Open the portal')}</Link>
      </Stack>
    );
  if (state.is === 'dead')
    return (
      <Stack>
        <ErrorState description={state.message} />
        <Link href="/">{t('Open the portal')}</Link>
      </Stack>
    );
  return (
    <Stack>
      <Text>{t('An administrator asked to change your account, as the mail says. If you did not ask for that, stop it.')}</Text>
      {state.is === 'failed' && <ErrorState description={state.message} />}
      <Button
        variant="primary"
        tone="critical"
        size="l"
        fullWidth
        loading={state.is === 'sending'}
        loadingText={t('Stopping...')}
        onClick={() => void send()}
      >
        {t('Stop the change')}
      </Button>
    </Stack>
  );
}
