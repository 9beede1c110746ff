import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import type { SyntheticEvent } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import { useAction } from '../../forms/useAction.ts';
import { TakeOverForm, type TakeOverFormProps } from './TakeOverForm.tsx';

/** The state of a link that confirms an address. */
export type ProofLinkState =
  | { readonly status: 'verifying' }
  /** Valid; `isRegistrant` tells whether this browser is signed in to the account. */
  | { readonly status: 'verified'; readonly isRegistrant: boolean }
  /** Refused by the server, or not verified because the connection failed; then it can be retried. */
  | { readonly status: 'refused'; readonly error: unknown; readonly onRetry?: (() => void) | undefined };

export interface ConfirmAddressProps extends TakeOverFormProps {
  /** The state of the link, which decides what is shown. */
  link: ProofLinkState;
}

/**
 * Confirms an address with the link from a mail. In a browser that is signed in to the account, one click is enough; in any other, the
 * address may have been registered by somebody else, so its owner takes over the account with a password of their own.
 */
export function ConfirmAddress({ link, onConfirm }: ConfirmAddressProps) {
  const t = useTranslate();
  if (link.status === 'verifying') return <Spinner label={t(ACCOUNT_TEXTS.checkingLink)} />;
  if (link.status === 'refused')
    return <DeadLink message={failureOf(link.error, ACCOUNT_TEXTS.linkNotChecked).message} onRetry={link.onRetry} />;
  return link.isRegistrant ? <ConfirmButton onConfirm={onConfirm} /> : <TakeOverForm onConfirm={onConfirm} />;
}

function DeadLink({ message, onRetry }: { message: string; onRetry: (() => void) | undefined }) {
  const t = useTranslate();
  return (
    <Stack>
      <ErrorState description={message} onRetry={onRetry} />
      <Text size="s">
        {t('A link works once and for a short time.')} <Link href="/">{t('Sign in to request a new one')}</Link>
      </Text>
    </Stack>
  );
}

function ConfirmButton({ onConfirm }: TakeOverFormProps) {
  const t = useTranslate();
  const { isPending, failure, run } = useAction();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(() => onConfirm({}), ACCOUNT_TEXTS.confirmFailed);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <p>{t('Nobody else can use this address once you have confirmed that it is yours.')}</p>
        {failure && <ErrorState description={failure} />}
        <Button type="submit" variant="primary" size="l" fullWidth loading={isPending} loadingText={t(ACCOUNT_TEXTS.confirming)}>
          {t(ACCOUNT_TEXTS.confirmAddress)}
        </Button>
      </Stack>
    </form>
  );
}
