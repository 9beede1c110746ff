import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../../forms/failure.ts';
import { NewLink } from '../notes.tsx';
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx';

/** The state of a reset link. */
export type ResetLinkState =
  | { readonly status: 'verifying' | 'verified' }
  /** Refused by the server, or not verified because the connection failed; then it can be retried. */
  | { readonly status: 'refused'; readonly error: unknown; readonly onRetry?: (() => void) | undefined };

export interface ResetPasswordFormProps extends NewPasswordFormProps {
  /** The state of the link; the form is shown once it is verified. */
  link: ResetLinkState;
}

/** Sets a new password; the form appears once the link from the mail is verified. */
export function ResetPasswordForm({ link, onReset }: ResetPasswordFormProps) {
  const t = useTranslate();
  if (link.status === 'refused') return <RefusedLink {...link} />;
  if (link.status === 'verifying') return <Spinner label={t(ACCOUNT_TEXTS.verifyingToken)} />;
  return <NewPasswordForm onReset={onReset} />;
}

function RefusedLink({ error, onRetry }: Extract<ResetLinkState, { status: 'refused' }>) {
  return (
    <Stack>
      <ErrorState description={failureOf(error, ACCOUNT_TEXTS.tokenFailed).message} onRetry={onRetry} />
      <NewLink />
    </Stack>
  );
}
