import { ConfirmationInput, PASSKEY_REQUIRED_TEXT, type ReauthenticationMethod } from '@quad/domain/accounts';
import { useId } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';

/** The texts for each reason, including that of the decline button. */
const ABOUT = {
  administration: {
    description: 'Administration asks for it every 15 minutes. Your work is still here.',
    decline: 'Leave administration',
  },
  'own-data': { description: 'It confirms that it is you before your data is downloaded or erased.', decline: 'Not now' },
  office: { description: PASSKEY_REQUIRED_TEXT, decline: 'Not now' },
  'sign-in': { description: 'It confirms that it is you before you change how you sign in.', decline: 'Not now' },
} as const;

const NO_PASSKEY = 'Your passkey could not be used. Please try again.';
const UNSUPPORTED = 'This browser does not support passkeys. Continue in the browser or on the device that has yours.';

export interface ReauthenticationDialogProps {
  /** The reason for asking. */
  about?: keyof typeof ABOUT;
  /** The available ways to reauthenticate, preferred one first. */
  ways: readonly ReauthenticationMethod[];
  /**
   * Reauthenticates by password, if that is available. The dialog is busy while the promise is pending; if it rejects, the dialog shows
   * why.
   */
  onPasswordSubmit?: (input: ConfirmationInput) => Promise<unknown>;
  /** Reauthenticates by passkey; undefined if the browser does not support it. Also resolves if the browser's prompt is cancelled. */
  onPasskeyRequest?: (() => Promise<unknown>) | undefined;
  /** Called on cancelling. */
  onDecline: () => void;
}

/**
 * Asks a signed-in user to authenticate again, over the current page: by passkey or by password. It is open while it is rendered; load it
 * lazily.
 */
export function ReauthenticationDialog({
  about = 'administration',
  ways,
  onPasswordSubmit,
  onPasskeyRequest,
  onDecline,
}: ReauthenticationDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const { isPending, failure, run } = useAction();
  const { register, errors, error, loading, submit } = useDialogForm({
    schema: ConfirmationInput,
    defaultValues: { password: '' },
    fields: ['password'],
    send: async (input) => onPasswordSubmit?.(input),
    fallback: 'Failed to check the password.',
    onClose: () => undefined,
  });
  const hasPassword = ways.includes('password');
  const usePasskey = ways.includes('passkey') ? onPasskeyRequest : undefined;
  const footer = (
    <>
      <Button onClick={onDecline}>{t(ABOUT[about].decline)}</Button>
      {hasPassword && (
        <Button type="submit" form={formId} variant={usePasskey ? 'secondary' : 'primary'} loading={loading} loadingText={t('Checking...')}>
          {t('Continue')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onDecline}
      title={t(usePasskey || !hasPassword ? 'Confirm that it is you' : 'Type your password again')}
      description={t(ABOUT[about].description)}
      size="s"
      footer={footer}
    >
      <Stack>
        {usePasskey && failure && <ErrorState description={failure} />}
        {usePasskey && (
          <Button
            variant="primary"
            fullWidth
            loading={isPending}
            loadingText={t('Waiting for your passkey...')}
            onClick={() => void run(usePasskey, NO_PASSKEY)}
          >
            {t('Use your passkey')}
          </Button>
        )}
        {!usePasskey && !hasPassword && <Text>{t(UNSUPPORTED)}</Text>}
        {error && <ErrorState description={error} />}
        {hasPassword && (
          <form id={formId} method="post" noValidate onSubmit={submit}>
            <Field label={t(usePasskey ? 'Or your password' : 'Password')} error={errors.password?.message} required>
              <PasswordInput {...register('password')} autoComplete="current-password" />
            </Field>
          </form>
        )}
      </Stack>
    </Dialog>
  );
}
